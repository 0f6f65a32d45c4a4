/** Options of a required field that the list shows. */
export const SHOWN = { required: true, column: true } as const

/** Options of a required field that the list shows and sorts by. */
export const LISTED = { ...SHOWN, sort: true } as const

/** The package that a record belongs to. */
export const PACKAGE = { zh: '工作包', en: 'Package', mono: true, search: true } as const
