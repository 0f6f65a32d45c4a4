/** Devices of one person that drafts can be kept on; of more, the one that was used longest ago loses its key. */
export const DRAFT_DEVICES = 30
/** A key is not taken for another device's sake before it is this old: so many new devices a day and no more. */
export const DRAFT_KEY_SAFE_MS = 24 * 60 * 60_000
