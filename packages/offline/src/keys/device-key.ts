import { type DBSchema, openDB } from 'idb'
import type { SealKeys } from '../store/seal.ts'
import { DEVICE_KEY_DATABASE } from './forget-key.ts'

/** The key of the signed-in user, as it is stored on the device. Scripts can use it but not read it. */
export interface DeviceKey extends SealKeys {
  /** Keyed hash of the owner's user code. It can be checked only with the key itself. */
  readonly whose: string
  readonly keepDays: number
}

interface Schema extends DBSchema {
  keys: { key: string; value: DeviceKey }
}

/** Name of the only row. */
const NAME = 'key'

/** Opens the database for one operation, and closes it so that it can be deleted at any time. */
async function withDatabase<Answer>(
  action: (database: Awaited<ReturnType<typeof open>>) => Promise<Answer>,
): Promise<Answer> {
  const database = await open()
  try {
    return await action(database)
  } finally {
    database.close()
  }
}

const open = () =>
  openDB<Schema>(DEVICE_KEY_DATABASE, 1, { upgrade: database => void database.createObjectStore('keys') })

/** Stores the key, replacing an earlier one. */
export async function storeDeviceKey(key: DeviceKey): Promise<void> {
  await withDatabase(database => database.put('keys', key, NAME))
}

export async function loadDeviceKey(): Promise<DeviceKey | null> {
  return (await withDatabase(database => database.get('keys', NAME))) ?? null
}
