/** A parsed address, as used by tabs and sub-applications. */
export interface PageLocation {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly hash: string
  readonly fullPath: string
}

const ORIGIN = 'https://portal.invalid'

/** @param fullPath path, query and hash as in the address bar */
export function pageLocation(fullPath: string): PageLocation {
  const url = new URL(fullPath, ORIGIN)
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname
  return {
    path,
    query: Object.fromEntries(url.searchParams),
    hash: url.hash,
    fullPath: path + url.search + url.hash,
  }
}
