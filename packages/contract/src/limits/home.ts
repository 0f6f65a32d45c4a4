/** Widths of a box, of twelve columns: small 4, wide 8, full 12. On a narrow window every box has the whole width. */
export const BOX_SIZES = ['small', 'wide', 'full'] as const
export type BoxSize = (typeof BOX_SIZES)[number]

/** Which home page: 1 the new dashboard with boxes, 2 the original one (§7 "type 1 or 2"). */
export const HOME_TYPES = { dashboard: 1, original: 2 } as const
export type HomeType = (typeof HOME_TYPES)[keyof typeof HOME_TYPES]

/** How soon something that waits is to be done, the most urgent first: its day is over, it is near, others wait for a decision, neither. */
export const WORK_URGENCIES = ['overdue', 'due', 'decision', 'later'] as const
export type WorkUrgency = (typeof WORK_URGENCIES)[number]

/** From so many days before its day on, something is due. */
export const WORK_DUE_DAYS = 3

/** As much as is answered at once, and as much as each application is asked for. */
export const WORK_MAX = 50
