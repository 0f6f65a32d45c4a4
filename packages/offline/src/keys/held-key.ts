import { type DBSchema, openDB } from 'idb'
import type { SealKeys } from '../store/seal.ts'
import { HELD_KEY_DATABASE } from './forget-key.ts'

/** The key of whoever is signed in, as the device holds it: it can be used and not read out. */
export interface HeldKey extends SealKeys {
  /** Whose it is, in a word that says so to who knows the key. */
  readonly whose: string
  readonly keepDays: number
}

interface Schema extends DBSchema {
  keys: { key: string; value: HeldKey }
}

/** There is one at a time. */
const NAME = 'key'

/** Nothing stays open: whoever removes it waits for nobody. */
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

/** In place of the one that was held. */
export async function holdKey(key: HeldKey): Promise<void> {
  await inDatabase(opened => opened.put('keys', key, NAME))
}

export async function heldKey(): Promise<HeldKey | null> {
  return (await inDatabase(opened => opened.get('keys', NAME))) ?? null
}
