/** Widths of a box, of twelve columns: small 4, wide 8, full 12. On a narrow window every box has the whole width. */
export const BOX_SIZES = ['small', 'wide', 'full'] as const
export type BoxSize = (typeof BOX_SIZES)[number]

/** Home page: 1 the new dashboard with boxes, 2 the original one (§7 "type 1 or 2"). */
export const HOME_TYPES = { dashboard: 1, original: 2 } as const
export type HomeType = (typeof HOME_TYPES)[keyof typeof HOME_TYPES]

/** Urgency of a task, most urgent first: overdue, due soon, others wait for the decision, none of these. */
export const WORK_URGENCIES = ['overdue', 'due', 'decision', 'later'] as const
export type WorkUrgency = (typeof WORK_URGENCIES)[number]

/** Days before its date from which a task counts as due. */
export const WORK_DUE_DAYS = 3

/** Maximum number of tasks in a response and per application. */
export const WORK_MAX = 50

/** Maximum length of a favourite's name and address, characters (§5, §9). */
export const FAVOURITE_TEXT_MAX = 200
/** Maximum number of favourites per person. */
export const FAVOURITES_MAX = 200
