import { type DBSchema, openDB } from 'idb'
import { DRAFT_DATABASE } from './device-rules.ts'
import type { SealedText } from './draft-seal.ts'

/** One draft on the device. Nothing in it can be read, not even whose it is. */
export interface DraftRow extends SealedText {
  readonly name: string
  /** The day it is over, in days since 1970: it goes then, whether its person comes back or not. */
  readonly lastDay: number
}

/** The rows of everybody who uses this device. */
export interface DraftRows {
  get(name: string): Promise<DraftRow | undefined>
  all(): Promise<DraftRow[]>
  put(row: DraftRow): Promise<void>
  remove(names: readonly string[]): Promise<void>
}

interface Schema extends DBSchema {
  rows: { key: string; value: DraftRow }
}

export async function openRows(): Promise<DraftRows> {
  const database = await openDB<Schema>(DRAFT_DATABASE, 1, {
    upgrade: opened => void opened.createObjectStore('rows', { keyPath: 'name' }),
    // A window with a newer version of the portal does not wait for this one.
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    get: name => database.get('rows', name),
    all: () => database.getAll('rows'),
    async put(row) {
      await database.put('rows', row)
    },
    async remove(names) {
      const change = database.transaction('rows', 'readwrite')
      await Promise.all([...names.map(name => change.store.delete(name)), change.done])
    },
  }
}
