import { type DBSchema, openDB } from 'idb'
import type { SealedText } from '../store/seal.ts'

/** The encrypted bytes of a photo. */
interface BytesRow extends SealedText {
  readonly name: string
  /** As in `SealedRow`. */
  readonly lastDay: number
}

export interface PhotoBytes {
  get(name: string): Promise<BytesRow | undefined>
  put(row: BytesRow): Promise<void>
  remove(names: readonly string[]): Promise<void>
  /** Removes rows of all users that expired before this day. */
  removeBefore(day: number): Promise<void>
}

interface Schema extends DBSchema {
  rows: { key: string; value: BytesRow; indexes: { lastDay: number } }
}

/** Opens a separate database, because other rows are read all at once and these are large. */
export async function openPhotoBytes(name: string): Promise<PhotoBytes> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore('rows', { keyPath: 'name' }).createIndex('lastDay', 'lastDay')
    },
    blocking: (_from, _to, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  async function remove(names: readonly string[]): Promise<void> {
    const transaction = database.transaction('rows', 'readwrite')
    await Promise.all([...names.map(each => transaction.store.delete(each)), transaction.done])
  }
  return {
    get: key => database.get('rows', key),
    async put(row) {
      await database.put('rows', row)
    },
    remove,
    async removeBefore(day) {
      await remove(await database.getAllKeysFromIndex('rows', 'lastDay', IDBKeyRange.upperBound(day, true)))
    },
  }
}
