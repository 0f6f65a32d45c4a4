/**
 * How pop-ups and dialogs come, in ms. They go at once: a timer that is cut off, as when their page is hidden, would
 * leave an invisible sheet over the next page.
 */
export const FADE = { transition: 'fade', duration: 140, exitDuration: 0 } as const
