/** Devices per person with drafts. Beyond it the least recently used device loses its key. */
export const DRAFT_DEVICES = 30
/** A younger key is not removed for another device, which limits new devices per day. */
export const DRAFT_KEY_SAFE_MS = 24 * 60 * 60_000
