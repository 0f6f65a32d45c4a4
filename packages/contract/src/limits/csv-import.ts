/** Rows of one file that is imported, without its header. */
export const IMPORT_MAX_ROWS = 10_000
/** Largest file that is imported. */
export const IMPORT_MAX_BYTES = 5 * 1_024 * 1_024
/** Largest body of an import: the file as a JSON text, where a character of GB18030 takes three bytes and a line end two. */
export const IMPORT_BODY_LIMIT_BYTES = 12 * 1_024 * 1_024
/** More wrong or changed rows are counted, not named. */
export const IMPORT_ROWS_NAMED = 500
