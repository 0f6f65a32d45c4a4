/** Largest file that is taken (§7 names no number; ours). */
export const FILE_LIMIT_BYTES = 50 * 1024 * 1024
/** The same as people read it. */
export const FILE_LIMIT_MB = FILE_LIMIT_BYTES / 1024 / 1024
/** Longest file name that is kept, ending included; longer ones are cut before the ending. */
export const FILE_NAME_CHARACTERS = 200
/** Uploads of one person per minute. */
export const UPLOADS_PER_MINUTE = 60
/** Uploads of one person at the same time, at one server. The largest field takes so many. */
export const UPLOADS_AT_ONCE = 10
/** What one person may upload within 24 hours. */
export const UPLOAD_DAY_BYTES = 1024 * 1024 * 1024
/** The same as people read it. */
export const UPLOAD_DAY_MB = UPLOAD_DAY_BYTES / 1024 / 1024
/** An upload must have arrived by then (security note T23). */
export const UPLOAD_TIMEOUT_MS = 120_000
/** A file that belongs to no record is removed after this. */
export const LOOSE_FILE_MS = 24 * 60 * 60_000
/** Largest picture, width × height. */
export const IMAGE_PIXELS = 50_000_000
/** Longest edge of a picture, pixels; also the limit of WebP. Decoding a strip of 1 × 49,000,000 takes half a minute. */
export const IMAGE_EDGE = 16_383
/** Longest edge of the small picture of a picture. */
export const THUMBNAIL_EDGE = 320
/** Longest edge of a picture as browsers send it: read in full size and printed, more shows nothing. */
export const PHOTO_EDGE = 2_560
/** Pictures that a draft keeps on the device until they can be uploaded, and what they may take together. */
export const HELD_PHOTOS = 30
export const HELD_BYTES = 60 * 1024 * 1024
/** The same as people read it. */
export const HELD_MB = HELD_BYTES / 1024 / 1024
/** Entries of an archive or an office document (security note T18). */
export const ARCHIVE_ENTRIES = 10_000
/** What an archive may become when it is unpacked. */
export const ARCHIVE_UNPACKED_BYTES = 500 * 1024 * 1024
/** How many times larger it may become. */
export const ARCHIVE_RATIO = 100
