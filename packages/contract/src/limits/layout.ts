/** Dialog widths in px (§9). */
export const DIALOG_WIDTHS = [560, 600, 800, 900, 1100] as const
export type DialogWidth = (typeof DIALOG_WIDTHS)[number]
/** One step of the tab strip's scroll buttons, px (§9). */
export const TAB_SCROLL_STEP_PX = 50
/** Minimum interval of scroll updates for the pinned scrollbar (§9). */
export const TABLE_SCROLL_THROTTLE_MS = 16.7
/** The menu icons repeat after this many (§2). */
export const MENU_ICON_COUNT = 8
