/** Maximum number of rows in an import file, without header. */
export const IMPORT_MAX_ROWS = 10_000
/** Maximum size of an import file. */
export const IMPORT_MAX_BYTES = 5 * 1_024 * 1_024
/** Largest body of an import: the file as JSON text, in which a GB18030 character takes three bytes and a line end two. */
export const IMPORT_BODY_LIMIT_BYTES = 12 * 1_024 * 1_024
/** Wrong or changed rows beyond this number are only counted. */
export const IMPORT_ROWS_NAMED = 500
