/** The loading flag appears after this, so that a fast application never flashes it (§9). */
export const LOAD_DELAY_MS = 50
/** The global loading flag resets itself (§4, §9). */
export const LOADING_FLAG_RESET_MS = 10_000
/** An entry that has not answered by then counts as failed; the card offers a retry. */
export const LOAD_TIMEOUT_MS = 30_000
