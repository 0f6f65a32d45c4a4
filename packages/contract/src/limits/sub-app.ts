/** Delay of the loading flag, so that it does not flash for a fast application (§9). */
export const LOAD_DELAY_MS = 50
/** The global loading flag resets itself after this time (§4, §9). */
export const LOADING_FLAG_RESET_MS = 10_000
/** Time limit for loading an entry. Then the card offers a retry. */
export const LOAD_TIMEOUT_MS = 30_000
/** Number of tabs that keep their page mounted. Beyond it the least recently used ones without unsaved changes sleep. */
export const AWAKE_TABS = 10
/** Entries of one report of loads and failures. */
export const REPORT_ENTRIES = 50
/** Retention of daily load and failure counts, days. */
export const SUB_APP_USAGE_DAYS = 30
/** Maximum number of files in an uploaded version, with manifest and signature. */
export const APP_ARCHIVE_FILES = 2_000
/** Maximum unpacked size of an uploaded version. */
export const APP_UNPACKED_BYTES = 200 * 1024 * 1024
/** Maximum size of a manifest and of a signature. */
export const APP_MANIFEST_BYTES = 1024 * 1024
/** Time for which an uploaded version waits for a second administrator. */
export const APP_UPLOAD_MS = 7 * 24 * 60 * 60_000
/** Tolerance for a signer's clock that is ahead. */
export const SIGNED_AHEAD_MS = 10 * 60_000
/** Maximum number of listed uploads, newest first. */
export const LISTED_UPLOADS = 200
