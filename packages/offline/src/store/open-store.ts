import type { DraftKey } from '@apron/contract/lists/draft-key'
import { createDraftStore } from '../drafts/draft-store.ts'
import { type HeldKey, heldKey, holdKey } from '../keys/held-key.ts'
import { openBytes } from '../photos/held-bytes.ts'
import { createHeldPhotoStore } from '../photos/held-photo-store.ts'
import { createSaveStore } from '../queue/save-store.ts'
import { createReadStore } from '../reads/read-store.ts'
import { DRAFT_DATABASE, PHOTO_BYTES_DATABASE, PHOTO_DATABASE, READ_DATABASE } from './device.ts'
import { openRows } from './device-rows.ts'
import type { PersonStore } from './person-store.ts'
import { deriveKeys, type SealKeys, sealWith } from './seal.ts'

interface OpenOptions {
  readonly person: string
  /** True if the device may store the key while the user is signed in. */
  readonly holds: boolean
}

async function storeOf(keys: SealKeys, keepDays: number): Promise<PersonStore> {
  const seal = sealWith(keys)
  const parts = async (database: string) => ({
    rows: await openRows(database),
    seal,
    keepDays,
    now: Date.now,
  })
  const typed = await parts(DRAFT_DATABASE)
  const [drafts, saves, reads, photos] = await Promise.all([
    createDraftStore(typed),
    createSaveStore(typed),
    parts(READ_DATABASE).then(createReadStore),
    parts(PHOTO_DATABASE).then(async own => createHeldPhotoStore(own, await openBytes(PHOTO_BYTES_DATABASE))),
  ])
  return { drafts, reads, saves, photos }
}

const whoseName = (keys: SealKeys, person: string) => sealWith(keys).nameOf(`whose ${person}`)

/** Opens the stores of a user with the key from the server. */
export async function openStore(
  { key, keepDays }: DraftKey,
  { person, holds }: OpenOptions,
): Promise<PersonStore> {
  const keys = await deriveKeys(key)
  if (holds) await holdKey({ ...keys, keepDays, whose: await whoseName(keys, person) })
  return storeOf(keys, keepDays)
}

/** Returns the key on the device, and whether it belongs to this user. Returns null if there is none. */
export async function findKey(
  person: string,
): Promise<{ readonly key: HeldKey; readonly belongsToUser: boolean } | null> {
  const key = await heldKey()
  return key === null ? null : { key, belongsToUser: key.whose === (await whoseName(key, person)) }
}

/** Opens the stores with the key on the device. */
export const openHeldStore = (key: HeldKey) => storeOf(key, key.keepDays)
