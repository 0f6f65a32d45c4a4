/** Generic tables (§9). */
export const TABLE_PAGE_SIZE = 10
/** Page size of lists that are read rather than searched (§9: "some lists 20"). */
export const LONG_LIST_PAGE_SIZE = 20
export const TABLE_PAGE_SIZES = [10, 20, 30, 50] as const
/** The airport list asks for all sites at once (§7). */
export const AIRPORT_LIST_SIZE = 200
/** Maximum page size (security note T23). */
export const MAX_PAGE_SIZE = 200
/** Limit of offset paging. Beyond it the list must be filtered (security note T23). */
export const MAX_OFFSET_ROWS = 10_000
/** Maximum number of printed rows. */
export const PRINT_ROWS = 1_000
/** Maximum number of rows in a bulk action. */
export const BULK_ROWS = 100
