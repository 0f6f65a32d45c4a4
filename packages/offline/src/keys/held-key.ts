import { type DBSchema, openDB } from 'idb'
import type { SealKeys } from '../store/seal.ts'
import { HELD_KEY_DATABASE } from './forget-key.ts'

/** The key of the person who is signed in, as the device holds it. Scripts can use it but not read it. */
export interface HeldKey extends SealKeys {
  /** Keyed hash of the owner's number: only the key itself can tell whose it is. */
  readonly whose: string
  readonly keepDays: number
}

interface Schema extends DBSchema {
  keys: { key: string; value: HeldKey }
}

/** The only row. */
const NAME = 'key'

/** Closes the database after each use, so that removing it never waits. */
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

/** Replaces the key that was held. */
export async function holdKey(key: HeldKey): Promise<void> {
  await inDatabase(opened => opened.put('keys', key, NAME))
}

export async function heldKey(): Promise<HeldKey | null> {
  return (await inDatabase(opened => opened.get('keys', NAME))) ?? null
}
