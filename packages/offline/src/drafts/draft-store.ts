import { fieldsOf, openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

const TEXT_FIELDS = ['app', 'key', 'site', 'siteCode', 'address', 'title'] as const

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function isDraft(json: unknown): json is StoredDraft {
  const fields = fieldsOf(json)
  return (
    TEXT_FIELDS.every(name => typeof fields.get(name) === 'string') &&
    typeof fields.get('keptAt') === 'number' &&
    isObject(fields.get('start')) &&
    isObject(fields.get('values'))
  )
}

/** Parses a draft written by any version of the portal. Returns null if it is not a draft. */
function parseDraft(text: string): StoredDraft | null {
  const json: unknown = JSON.parse(text)
  return isDraft(json) ? json : null
}

/** Drafts of one user on this device. */
export interface DraftStore {
  find(place: StoredPlace): Promise<StoredDraft | null>
  keep(draft: StoredDraft): Promise<void>
  drop(place: StoredPlace): Promise<void>
  /** Returns all drafts, newest first. */
  all(): Promise<StoredDraft[]>
  /** Removes all drafts of this user. */
  clear(): Promise<void>
}

const rowName = ({ site, app, key }: StoredPlace) => JSON.stringify([site, app, key])

export async function createDraftStore(parts: SealedRowsParts): Promise<DraftStore> {
  const rows = await openSealedRows(parts, parseDraft)
  return {
    find: place => rows.get(rowName(place)),
    keep: draft => rows.put(rowName(draft), draft),
    drop: place => rows.remove([rowName(place)]),
    all: async () => (await rows.all()).toSorted((one, other) => other.keptAt - one.keptAt),
    clear: () => rows.clear(),
  }
}
