/** Fills the `{…}` of a call's path. A placeholder without a value stays visible. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (brace, name: string) => {
    const value = params[name]
    return value === undefined ? brace : encodeURIComponent(value)
  })
}

const entriesOf = (values: unknown) =>
  typeof values === 'object' && values !== null ? Object.entries<unknown>({ ...values }) : []

/**
 * Returns path and query of a call, below the base path. Leaves undefined and null out of the query; a list repeats its key.
 * @param params values of the `{…}` in the path
 */
export function callPath(path: string, query: unknown, params?: unknown): string {
  const texts = entriesOf(params).map(([name, value]) => [name, String(value)] as const)
  const filled = fillPath(path, Object.fromEntries(texts))
  const search = new URLSearchParams()
  for (const [key, value] of entriesOf(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
