/** Database of drafts and waiting saves. Names and layouts of databases are the same in all versions of the portal. */
export const DRAFT_DATABASE = 'apron'
/** Database of answers that were read. */
export const READ_DATABASE = 'apron-read'
/** Databases of photos that are not uploaded yet: their data, and their bytes. */
export const PHOTO_DATABASE = 'apron-photos'
export const PHOTO_BYTES_DATABASE = 'apron-photo-bytes'

/** Browsers have no WebCrypto over plain http except on localhost, and keep nothing in some private windows. */
export function canKeepDrafts(browser: {
  readonly crypto?: Partial<Crypto>
  readonly indexedDB?: unknown
}): boolean {
  return browser.crypto?.subtle !== undefined && browser.indexedDB !== undefined
}

/** Returns whether anything was ever kept in this browser. Without it no key is asked for. */
export async function hasKeptAny(database = DRAFT_DATABASE): Promise<boolean> {
  if (!canKeepDrafts(window)) return false
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === database)
}

/** Longest wait for the device at a logout, ms. */
const LEAVE_MS = 2_000

/** Returns the answer, or `otherwise` if it takes too long. */
export function unlessLate<Answer>(
  answer: Promise<Answer>,
  otherwise: Answer,
  ms = LEAVE_MS,
): Promise<Answer> {
  return Promise.race([answer, new Promise<Answer>(resolve => setTimeout(() => resolve(otherwise), ms))])
}
