/** Largest accepted file (our choice; §7 gives no number). */
export const FILE_LIMIT_BYTES = 50 * 1024 * 1024
/** The same for display. */
export const FILE_LIMIT_MB = FILE_LIMIT_BYTES / 1024 / 1024
/** Maximum length of a file name with its extension. Longer ones are cut before the extension. */
export const FILE_NAME_CHARACTERS = 200
/** Uploads of one person per minute. */
export const UPLOADS_PER_MINUTE = 60
/** Parallel uploads of one person per server. The largest field accepts as many. */
export const PARALLEL_UPLOADS = 10
/** Upload quota of one person within 24 hours. */
export const UPLOAD_BYTES_PER_DAY = 1024 * 1024 * 1024
/** The same for display. */
export const UPLOAD_MB_PER_DAY = UPLOAD_BYTES_PER_DAY / 1024 / 1024
/** Time limit of an upload (security note T23). */
export const UPLOAD_TIMEOUT_MS = 120_000
/** Unattached files are deleted after this time. */
export const UNATTACHED_FILE_MS = 24 * 60 * 60_000
/** Largest picture, width × height. */
export const IMAGE_PIXELS = 50_000_000
/** Longest edge of a picture, pixels; also the limit of WebP. Decoding a strip of 1 × 49,000,000 takes half a minute. */
export const IMAGE_EDGE = 16_383
/** Longest edge of a thumbnail. */
export const THUMBNAIL_EDGE = 320
/** Longest edge of photos sent by browsers: enough for viewing in full size and printing. */
export const PHOTO_EDGE = 2_560
/** Maximum number of entries in an archive or office document (security note T18). */
export const ARCHIVE_ENTRIES = 10_000
/** Maximum unpacked size of an archive. */
export const ARCHIVE_UNPACKED_BYTES = 500 * 1024 * 1024
/** Maximum compression ratio of an archive. */
export const ARCHIVE_RATIO = 100
