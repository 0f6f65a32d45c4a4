import { type DBSchema, openDB } from 'idb'
import type { SealKeys } from '../store/seal.ts'
import { HELD_KEY_DATABASE } from './forget-key.ts'

/** The key of the signed-in user, as it is stored on the device. Scripts can use it but not read it. */
export interface HeldKey extends SealKeys {
  /** Keyed hash of the owner's user code. It can be checked only with the key itself. */
  readonly whose: string
  readonly keepDays: number
}

interface Schema extends DBSchema {
  keys: { key: string; value: HeldKey }
}

/** Name of the only row. */
const NAME = 'key'

/** Opens the database for one operation, and closes it so that it can be deleted at any time. */
async function inDatabase<Answer>(
  work: (opened: Awaited<ReturnType<typeof open>>) => Promise<Answer>,
): Promise<Answer> {
  const opened = await open()
  try {
    return await work(opened)
  } finally {
    opened.close()
  }
}

const open = () =>
  openDB<Schema>(HELD_KEY_DATABASE, 1, { upgrade: made => void made.createObjectStore('keys') })

/** Stores the key, replacing an earlier one. */
export async function holdKey(key: HeldKey): Promise<void> {
  await inDatabase(opened => opened.put('keys', key, NAME))
}

export async function heldKey(): Promise<HeldKey | null> {
  return (await inDatabase(opened => opened.get('keys', NAME))) ?? null
}
