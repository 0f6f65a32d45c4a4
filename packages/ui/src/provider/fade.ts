/**
 * Durations for pop-ups and dialogs, ms. They close without a transition: if its timer is cut off, e.g. because the
 * page is hidden, an invisible overlay would stay over the next page.
 */
export const FADE = { transition: 'fade', duration: 140, exitDuration: 0 } as const
