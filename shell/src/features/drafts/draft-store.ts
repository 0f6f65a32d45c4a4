import { readDraft } from './read-draft.ts'
import { openSealedRows, type SealedRowsParts } from './sealed-rows.ts'
import type { StoredDraft, StoredPlace } from './stored-draft.ts'

/** The drafts of one person on this device. */
export interface DraftStore {
  find(place: StoredPlace): Promise<StoredDraft | null>
  keep(draft: StoredDraft): Promise<void>
  drop(place: StoredPlace): Promise<void>
  /** The latest first. */
  all(): Promise<StoredDraft[]>
  /** Removes all of them. */
  clear(): Promise<void>
}

const nameOf = ({ site, app, key }: StoredPlace) => JSON.stringify([site, app, key])

export async function createDraftStore(parts: SealedRowsParts): Promise<DraftStore> {
  const rows = await openSealedRows(parts, readDraft)
  return {
    find: place => rows.get(nameOf(place)),
    keep: draft => rows.put(nameOf(draft), draft),
    drop: place => rows.remove([nameOf(place)]),
    all: async () => (await rows.own()).toSorted((one, other) => other.keptAt - one.keptAt),
    clear: () => rows.clear(),
  }
}
