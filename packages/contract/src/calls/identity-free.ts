import { BASE_PATH, SECOND_BASE_PATH } from './base-path.ts'

/** Calls below this path are made and answered without anything that says who asks (security note T19). */
export const IDENTITY_FREE_PATH = '/api/safety-inspection/open/'

/** @param path of a call, as the contract writes it */
export const isIdentityFree = (path: string) => path.startsWith(IDENTITY_FREE_PATH)

const ADDRESSES = [BASE_PATH, SECOND_BASE_PATH].map(base => base + IDENTITY_FREE_PATH)

/** The path as the server's routes are found by it: without scheme and host that a proxy may send, and decoded. */
function routedPath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/i, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** @param url of a request: path, and perhaps a query */
export function isIdentityFreeUrl(url: string): boolean {
  const path = routedPath(url)
  return ADDRESSES.some(address => path.startsWith(address))
}
