/** An answer of the server that is kept, to be shown without a network. */
export interface KeptAnswer {
  /** Request, site and language. */
  readonly question: string
  readonly kind: KeptKind
  /** Addresses of the pages that read it, latest last. */
  readonly pages: readonly string[]
  /** When it was read, ms. */
  readonly keptAt: number
  /** The answer as it came. */
  readonly text: string
}

/** `session`: what the guard needs; `record`: a record; `lookup`: what records are read with, such as dictionaries. */
const KINDS = ['session', 'record', 'lookup'] as const
export type KeptKind = (typeof KINDS)[number]

const isText = (value: unknown) => typeof value === 'string'

function isKept(json: unknown): json is KeptAnswer {
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

/** Reads a row that any version of the portal may have written. Returns null for what is no answer. */
export function readKept(text: string): KeptAnswer | null {
  const json: unknown = JSON.parse(text)
  return isKept(json) ? json : null
}

/** Returns an address without its hash: the record is the same. */
export const pageOf = (address: string) => address.split('#', 1)[0] ?? ''
