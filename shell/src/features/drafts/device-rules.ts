import { CallFailure } from '@apron/contract/errors/call-failure'
import { saysSessionOver } from '../../platform/http/says-session-over.ts'
import { CodeNotFetched } from '../../platform/parts/fetched-code.ts'

/** Of the rows in the browser, for everybody who uses it. */
export const DRAFT_DATABASE = 'apron'
/** Of what was read, the same. */
export const READ_DATABASE = 'apron-read'
/** Of photos that are not uploaded yet: what is known of them, and apart from that their bytes. */
export const PHOTO_DATABASE = 'apron-photos'
export const PHOTO_BYTES_DATABASE = 'apron-photo-bytes'

/** Over plain http, but on one's own machine, a browser has no WebCrypto; in some windows it keeps nothing. */
export function canKeepDrafts(browser: {
  readonly crypto?: Partial<Crypto>
  readonly indexedDB?: unknown
}): boolean {
  return browser.crypto?.subtle !== undefined && browser.indexedDB !== undefined
}

/** Whether the key may come at a later try: the network is away, or its person signs in again first. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof CodeNotFetched) return true
  return error instanceof CallFailure && (error.isOutage || saysSessionOver(error))
}
