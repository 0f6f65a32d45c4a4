import type { StoredDraft } from './stored-draft.ts'

const TEXTS = ['app', 'key', 'site', 'siteCode', 'address', 'title'] as const

const fieldsOf = (json: unknown) =>
  new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : [])

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(json: unknown): json is StoredDraft {
  const fields = fieldsOf(json)
  return (
    TEXTS.every(name => typeof fields.get(name) === 'string') &&
    typeof fields.get('keptAt') === 'number' &&
    isObject(fields.get('start')) &&
    isObject(fields.get('values'))
  )
}

/** A draft as another version of the portal may have written it; null when this one cannot read it. */
export function readDraft(text: string): StoredDraft | null {
  const json: unknown = JSON.parse(text)
  return isDraft(json) ? json : null
}
