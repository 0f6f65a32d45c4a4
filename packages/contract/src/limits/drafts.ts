/** Devices per person with drafts. Beyond it the least recently used device loses its key. */
export const DRAFT_DEVICES = 30
/** A younger key is not removed for another device, which limits new devices per day. */
export const DRAFT_KEY_SAFE_MS = 24 * 60 * 60_000
/** Limits of photos that a draft keeps on the device until they can be uploaded. */
export const DRAFT_PHOTOS_MAX = 30
export const DRAFT_PHOTO_BYTES = 60 * 1024 * 1024
/** The same for display. */
export const DRAFT_PHOTO_MB = DRAFT_PHOTO_BYTES / 1024 / 1024
