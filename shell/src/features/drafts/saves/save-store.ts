import { openSealedRows, type SealedRowsParts } from '../sealed-rows.ts'
import { readSave } from './read-save.ts'
import type { SavePlace } from './save-queue.ts'
import { saveKey, type WaitingSave } from './waiting-save.ts'

/** The saves of one person that wait on this device. */
export interface SaveStore {
  /** The first that was saved first. */
  all(): Promise<WaitingSave[]>
  /** Null when nothing waits there. */
  find(place: SavePlace): Promise<WaitingSave | null>
  keep(save: WaitingSave): Promise<void>
  /** Unless another window has a newer one there. */
  drop(save: WaitingSave): Promise<void>
  /** Whatever waits there. */
  forget(place: SavePlace): Promise<void>
  /** Removes all of them. */
  clear(): Promise<void>
}

const rowOf = (save: WaitingSave) => ({ keptAt: save.keptAt, save })

export async function createSaveStore(parts: SealedRowsParts): Promise<SaveStore> {
  const rows = await openSealedRows(parts, readSave)
  return {
    async all() {
      const saves = (await rows.own()).map(({ save }) => save)
      return saves.toSorted((one, other) => one.keptAt - other.keptAt)
    },
    find: async place => (await rows.get(saveKey(place)))?.save ?? null,
    keep: save => rows.put(saveKey(save), rowOf(save)),
    async drop(save) {
      const there = await rows.get(saveKey(save))
      if (there?.save.request.id === save.request.id) await rows.remove([saveKey(save)])
    },
    forget: place => rows.remove([saveKey(place)]),
    clear: async () => rows.clear(),
  }
}
