import { filledPath } from '@apron/contract/wire/call-path'

const entriesOf = (values: unknown) =>
  typeof values === 'object' && values !== null ? Object.entries<unknown>({ ...values }) : []

/**
 * Path and query of a call, below the base path. Of the query undefined and null are left out; a list repeats its key.
 * @param params values of the `{…}` in the path
 */
export function callPath(path: string, query: unknown, params?: unknown): string {
  const texts = entriesOf(params).map(([name, value]) => [name, String(value)] as const)
  const filled = filledPath(path, Object.fromEntries(texts))
  const search = new URLSearchParams()
  for (const [key, value] of entriesOf(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}
