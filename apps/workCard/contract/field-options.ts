/** Options of a required field that the list shows. */
export const SHOWN = { required: true, column: true } as const

/** Options of a required field that the list shows and sorts by. */
export const LISTED = { ...SHOWN, sort: true } as const
