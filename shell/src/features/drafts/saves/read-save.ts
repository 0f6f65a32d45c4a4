import type { WaitingSave } from './waiting-save.ts'

/** A row of what waits. Named so that a version that knows drafts alone does not take it for one. */
export interface SaveRow {
  readonly keptAt: number
  readonly save: WaitingSave
}

const TEXTS = ['app', 'key', 'copy', 'site', 'siteCode', 'address', 'title'] as const

const fieldsOf = (json: unknown) =>
  new Map<string, unknown>(typeof json === 'object' && json !== null ? Object.entries(json) : [])

function isRequest(json: unknown): boolean {
  const fields = fieldsOf(json)
  const { id, method, path } = Object.fromEntries(fields)
  return (
    [id, method, path].every(text => typeof text === 'string') && typeof fields.get('values') === 'object'
  )
}

function isRow(json: unknown): json is SaveRow {
  const row = fieldsOf(json)
  const save = fieldsOf(row.get('save'))
  const before = save.get('before')
  return (
    typeof row.get('keptAt') === 'number' &&
    TEXTS.every(name => typeof save.get(name) === 'string') &&
    typeof save.get('keptAt') === 'number' &&
    isRequest(save.get('request')) &&
    (before === null || isRequest(before))
  )
}

/** What another version of the portal may have written; null when this one cannot read it, such as a draft. */
export function readSave(text: string): SaveRow | null {
  const json: unknown = JSON.parse(text)
  return isRow(json) ? json : null
}
