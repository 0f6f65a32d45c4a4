/** Database of drafts and waiting saves. Names and layouts of databases must be the same in all versions of the portal. */
export const DRAFT_DATABASE = 'apron'
/** Database of cached responses. */
export const READ_DATABASE = 'apron-read'
/** Databases of photos that are not uploaded yet: their metadata and their bytes. */
export const PHOTO_DATABASE = 'apron-photos'
export const PHOTO_BYTES_DATABASE = 'apron-photo-bytes'

/** Returns whether drafts can be stored. WebCrypto requires https or localhost, and some private windows have no IndexedDB. */
export function canStoreDrafts(browser: {
  readonly crypto?: Partial<Crypto>
  readonly indexedDB?: unknown
}): boolean {
  return browser.crypto?.subtle !== undefined && browser.indexedDB !== undefined
}

/** Returns whether anything was ever stored in this browser. If not, no key is requested. */
export async function hasStoredData(database = DRAFT_DATABASE): Promise<boolean> {
  if (!canStoreDrafts(window)) return false
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name === database)
}

/** Longest wait for the device during a logout, ms. */
const LOGOUT_TIMEOUT_MS = 2_000

/** Returns the result of `work`, or `fallback` if it takes too long. */
export function withTimeout<Answer>(
  work: Promise<Answer>,
  fallback: Answer,
  ms = LOGOUT_TIMEOUT_MS,
): Promise<Answer> {
  return Promise.race([work, new Promise<Answer>(resolve => setTimeout(() => resolve(fallback), ms))])
}
