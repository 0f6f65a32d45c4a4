/** Generic tables (§9). */
export const TABLE_PAGE_SIZE = 10
/** Rows of a page of lists that are read through rather than searched (§9: "some lists 20"). */
export const LONG_LIST_PAGE_SIZE = 20
export const TABLE_PAGE_SIZES = [10, 20, 30, 50] as const
/** The airport list asks for all sites at once (§7). */
export const AIRPORT_LIST_SIZE = 200
/** No list answers more rows than this at once (security note T23). */
export const MAX_PAGE_SIZE = 200
/** Offset paging ends here; behind it a list must be filtered further (security note T23). */
export const MAX_OFFSET_ROWS = 10_000
/** Rows that are printed of a list. */
export const PRINT_ROWS = 1_000
/** Rows that are ticked and acted on at once. */
export const BULK_ROWS = 100
