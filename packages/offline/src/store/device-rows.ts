import { type DBSchema, openDB } from 'idb'
import type { SealedText } from './seal.ts'

/** An encrypted row. Without the key neither its content nor its owner can be read. */
export interface SealedRow extends SealedText {
  readonly name: string
  /** Last day of retention, in days since 1970. The row is removed later even if its user never comes back. */
  readonly lastDay: number
}

/** Rows of all users of this device. */
export interface DeviceRows {
  get(name: string): Promise<SealedRow | undefined>
  all(): Promise<SealedRow[]>
  put(row: SealedRow): Promise<void>
  remove(names: readonly string[]): Promise<void>
}

interface Schema extends DBSchema {
  rows: { key: string; value: SealedRow }
}

/** @param database one of the names in `device.ts` */
export async function openRows(database: string): Promise<DeviceRows> {
  const opened = await openDB<Schema>(database, 1, {
    upgrade: created => void created.createObjectStore('rows', { keyPath: 'name' }),
    // Closes the database so that a window with a newer version of the portal can upgrade it.
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
      const transaction = opened.transaction('rows', 'readwrite')
      await Promise.all([...names.map(name => transaction.store.delete(name)), transaction.done])
    },
  }
}
