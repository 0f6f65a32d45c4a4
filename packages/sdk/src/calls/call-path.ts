/** Path and query of a call, below the base path. Undefined and null are left out; a list repeats its key. */
export function callPath(path: string, query: unknown): string {
  const search = new URLSearchParams()
  const entries = typeof query === 'object' && query !== null ? Object.entries<unknown>({ ...query }) : []
  for (const [key, value] of entries) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
