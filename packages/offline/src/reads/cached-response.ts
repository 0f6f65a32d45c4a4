/** A response of the server, cached for offline use. */
export interface CachedResponse {
  /** Cache key: request, site and language. */
  readonly question: string
  readonly kind: CachedKind
  /** Addresses of the pages that read it, latest last. */
  readonly pages: readonly string[]
  /** Time of the response, ms. */
  readonly keptAt: number
  /** Unchanged text of the response. */
  readonly text: string
}

/** `session`: data for the guard; `record`: a record; `lookup`: reference data of records, such as dictionaries. */
const KINDS = ['session', 'record', 'lookup'] as const
export type CachedKind = (typeof KINDS)[number]

const isText = (value: unknown) => typeof value === 'string'

function isCachedResponse(json: unknown): json is CachedResponse {
  if (typeof json !== 'object' || json === null) return false
  const fields = new Map<string, unknown>(Object.entries(json))
  const pages = fields.get('pages')
  return (
    isText(fields.get('question')) &&
    isText(fields.get('text')) &&
    KINDS.some(kind => kind === fields.get('kind')) &&
    typeof fields.get('keptAt') === 'number' &&
    Array.isArray(pages) &&
    pages.every(isText)
  )
}

/** Parses a row written by any version of the portal. Returns null if it is not a cached response. */
export function parseCachedResponse(text: string): CachedResponse | null {
  const json: unknown = JSON.parse(text)
  return isCachedResponse(json) ? json : null
}

/** Returns an address without its hash, which does not change the record. */
export const withoutHash = (address: string) => address.split('#', 1)[0] ?? ''
