import { fieldsOf, openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import { type SavePlace, saveKey, type WaitingSave } from './waiting-save.ts'

/** A stored save. It is nested so that older versions, which know only drafts, do not read it as a draft. */
interface SaveRow {
  readonly keptAt: number
  readonly save: WaitingSave
}

const TEXTS = ['app', 'key', 'copy', 'site', 'siteCode', 'address', 'title'] as const

function isRequest(json: unknown): boolean {
  const fields = fieldsOf(json)
  const { id, method, path } = Object.fromEntries(fields)
  return (
    [id, method, path].every(text => typeof text === 'string') && typeof fields.get('values') === 'object'
  )
}

function isSaveRow(json: unknown): json is SaveRow {
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

/** Parses a row written by any version of the portal. Returns null if it is not a save, for example a draft. */
function readSave(text: string): SaveRow | null {
  const json: unknown = JSON.parse(text)
  return isSaveRow(json) ? json : null
}

/** Saves of one user that wait on this device. */
export interface SaveStore {
  /** Returns all saves, oldest first. */
  all(): Promise<WaitingSave[]>
  /** Returns null if no save waits at this place. */
  find(place: SavePlace): Promise<WaitingSave | null>
  keep(save: WaitingSave): Promise<void>
  /** Removes a save, unless another window has stored a newer one at its place. */
  drop(save: WaitingSave): Promise<void>
  /** Removes the save that waits at this place. */
  dropPlace(place: SavePlace): Promise<void>
  /** Removes all saves of this user. */
  clear(): Promise<void>
}

const toRow = (save: WaitingSave): SaveRow => ({ keptAt: save.keptAt, save })

export async function createSaveStore(parts: SealedRowsParts): Promise<SaveStore> {
  const rows = await openSealedRows(parts, readSave)
  return {
    async all() {
      const saves = (await rows.all()).map(({ save }) => save)
      return saves.toSorted((one, other) => one.keptAt - other.keptAt)
    },
    find: async place => (await rows.get(saveKey(place)))?.save ?? null,
    keep: save => rows.put(saveKey(save), toRow(save)),
    async drop(save) {
      const stored = await rows.get(saveKey(save))
      if (stored?.save.request.id === save.request.id) await rows.remove([saveKey(save)])
    },
    dropPlace: place => rows.remove([saveKey(place)]),
    clear: async () => rows.clear(),
  }
}
