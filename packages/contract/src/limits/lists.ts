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

/** Maximum number of a person's views per list. */
export const LIST_VIEWS_MAX = 20
/** Maximum length of a view's name, characters. */
export const LIST_VIEW_NAME_MAX = 40
/** Maximum length of a view, characters: filter, order, columns and page size as JSON. */
export const LIST_VIEW_MAX = 4_000
/** Maximum number of lists for which a person can store columns, views or a page size. */
export const SAVED_LISTS_MAX = 200

/** Maximum number of rows in an import file, without header. */
export const IMPORT_MAX_ROWS = 10_000
/** Maximum size of an import file. */
export const IMPORT_MAX_BYTES = 5 * 1_024 * 1_024
/** Largest body of an import: the file as JSON text, in which a GB18030 character takes three bytes and a line end two. */
export const IMPORT_BODY_LIMIT_BYTES = 12 * 1_024 * 1_024
/** Wrong or changed rows beyond this number are only counted. */
export const IMPORT_ROWS_NAMED = 500
