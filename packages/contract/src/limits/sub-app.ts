/** The loading flag appears after this, so that a fast application never flashes it (§9). */
export const LOAD_DELAY_MS = 50
/** The global loading flag resets itself (§4, §9). */
export const LOADING_FLAG_RESET_MS = 10_000
/** An entry that has not answered by then counts as failed; the card offers a retry. */
export const LOAD_TIMEOUT_MS = 30_000
/** So many tabs keep their page mounted; beyond, the least used clean ones sleep. */
export const AWAKE_TABS = 10
/** Entries of one report of loads and failures. */
export const REPORT_ENTRIES = 50
/** Loads and failures are counted by day and kept this long, days. */
export const SUB_APP_USAGE_DAYS = 30
/** Files of an uploaded version, manifest and signature among them. */
export const APP_ARCHIVE_FILES = 2_000
/** What an uploaded version may become when it is unpacked. */
export const APP_UNPACKED_BYTES = 200 * 1024 * 1024
/** Largest manifest, and largest signature. */
export const APP_MANIFEST_BYTES = 1024 * 1024
/** How long an uploaded version waits for a second administrator. */
export const APP_UPLOAD_MS = 7 * 24 * 60 * 60_000
/** How far the clock of whoever signs may be ahead. */
export const SIGNED_AHEAD_MS = 10 * 60_000 /** Uploads that are listed, the newest. */
export const LISTED_UPLOADS = 200
