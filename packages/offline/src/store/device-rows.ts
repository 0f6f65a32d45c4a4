import { type DBSchema, openDB } from 'idb'
import type { SealedText } from './seal.ts'

/** A sealed row. Without the key nothing in it can be read, not even whose it is. */
export interface SealedRow extends SealedText {
  readonly name: string
  /** Day on which it expires, in days since 1970, even if its person never comes back. */
  readonly lastDay: number
}

/** The rows of all people who use this device. */
export interface DeviceRows {
  get(name: string): Promise<SealedRow | undefined>
  all(): Promise<SealedRow[]>
  put(row: SealedRow): Promise<void>
  remove(names: readonly string[]): Promise<void>
}

interface Schema extends DBSchema {
  rows: { key: string; value: SealedRow }
}

/** @param database a name of `device.ts` */
export async function openRows(database: string): Promise<DeviceRows> {
  const opened = await openDB<Schema>(database, 1, {
    upgrade: made => void made.createObjectStore('rows', { keyPath: 'name' }),
    // Does not block a window with a newer version of the portal.
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    get: name => opened.get('rows', name),
    all: () => opened.getAll('rows'),
    async put(row) {
      await opened.put('rows', row)
    },
    async remove(names) {
      const change = opened.transaction('rows', 'readwrite')
      await Promise.all([...names.map(name => change.store.delete(name)), change.done])
    },
  }
}
