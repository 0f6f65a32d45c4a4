import { BASE_PATH, SECOND_BASE_PATH } from './base-path.ts'

/** Path prefix of calls that are made and answered without identifying the caller (security note T19). */
export const IDENTITY_FREE_PATH = '/api/safety-inspection/open/'

/** @param path of a call, as in the contract */
export const isIdentityFree = (path: string) => path.startsWith(IDENTITY_FREE_PATH)

const ADDRESSES = [BASE_PATH, SECOND_BASE_PATH].map(base => base + IDENTITY_FREE_PATH)

/** Returns the path by which the server finds routes: decoded, without scheme and host that a proxy may send. */
function routedPath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/i, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** @param url of a request: path with optional query */
export function isIdentityFreeUrl(url: string): boolean {
  const path = routedPath(url)
  return ADDRESSES.some(address => path.startsWith(address))
}
