/** A field that every record fills in and its list shows. */
export const SHOWN = { required: true, column: true } as const

/** Such a field that the list sorts by, too. */
export const LISTED = { ...SHOWN, sort: true } as const
