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
