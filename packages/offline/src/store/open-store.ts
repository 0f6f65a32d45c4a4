import type { DraftKey } from '@apron/contract/lists/draft-key'
import { createDraftStore } from '../drafts/draft-store.ts'
import { type DeviceKey, loadDeviceKey, storeDeviceKey } from '../keys/device-key.ts'
import { openPhotoBytes } from '../photos/photo-bytes.ts'
import { createPhotoStore } from '../photos/photo-store.ts'
import { createSaveStore } from '../queue/save-store.ts'
import { createReadStore } from '../reads/read-store.ts'
import { DRAFT_DATABASE, PHOTO_BYTES_DATABASE, PHOTO_DATABASE, READ_DATABASE } from './device.ts'
import { openRows } from './device-rows.ts'
import type { PersonStore } from './person-store.ts'
import { createSeal, deriveKeys, type SealKeys } from './seal.ts'

interface OpenOptions {
  readonly person: string
  /** True if the device may store the key while the user is signed in. */
  readonly storesKey: boolean
}

async function openStores(keys: SealKeys, keepDays: number): Promise<PersonStore> {
  const seal = createSeal(keys)
  const parts = async (database: string) => ({
    rows: await openRows(database),
    seal,
    keepDays,
    now: Date.now,
  })
  const draftParts = await parts(DRAFT_DATABASE)
  const [drafts, saves, reads, photos] = await Promise.all([
    createDraftStore(draftParts),
    createSaveStore(draftParts),
    parts(READ_DATABASE).then(createReadStore),
    parts(PHOTO_DATABASE).then(async photoParts =>
      createPhotoStore(photoParts, await openPhotoBytes(PHOTO_BYTES_DATABASE)),
    ),
  ])
  return { drafts, reads, saves, photos }
}

const ownerHash = (keys: SealKeys, person: string) => createSeal(keys).nameOf(`whose ${person}`)

/** Opens the stores of a user with the key from the server. */
export async function openStore(
  { key, keepDays }: DraftKey,
  { person, storesKey }: OpenOptions,
): Promise<PersonStore> {
  const keys = await deriveKeys(key)
  if (storesKey) await storeDeviceKey({ ...keys, keepDays, whose: await ownerHash(keys, person) })
  return openStores(keys, keepDays)
}

/** Returns the key on the device, and whether it belongs to this user. Returns null if there is none. */
export async function findDeviceKey(
  person: string,
): Promise<{ readonly key: DeviceKey; readonly belongsToUser: boolean } | null> {
  const key = await loadDeviceKey()
  return key === null ? null : { key, belongsToUser: key.whose === (await ownerHash(key, person)) }
}

/** Opens the stores with the key on the device. */
export const openStoreWithDeviceKey = (key: DeviceKey) => openStores(key, key.keepDays)
