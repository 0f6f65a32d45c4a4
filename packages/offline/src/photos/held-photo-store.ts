import { dayOf, openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import type { HeldBytes } from './held-bytes.ts'
import { type HeldPhoto, readHeldPhoto } from './held-photo.ts'

/** Photos of one user on this device. */
export interface HeldPhotoStore {
  all(): Promise<HeldPhoto[]>
  keep(photo: HeldPhoto, content: Blob): Promise<void>
  read(photo: Pick<HeldPhoto, 'id' | 'type'>): Promise<Blob | null>
  drop(ids: readonly string[]): Promise<void>
  /** Removes all photos of this user. */
  clear(): Promise<void>
}

/** @param bytes storage of the bytes, separate from the metadata */
export async function createHeldPhotoStore(
  parts: SealedRowsParts,
  bytes: HeldBytes,
): Promise<HeldPhotoStore> {
  const { seal, keepDays, now } = parts
  const heads = await openSealedRows(parts, readHeldPhoto)
  const nameOf = (id: string) => seal.nameOf(`photo ${id}`)
  await bytes.removeBefore(dayOf(now()))

  async function drop(ids: readonly string[]): Promise<void> {
    await heads.remove(ids)
    await bytes.remove(await Promise.all(ids.map(nameOf)))
  }
  return {
    all: () => heads.own(),
    async keep(photo, content) {
      const name = await nameOf(photo.id)
      const sealed = await seal.sealBytes(name, await content.arrayBuffer())
      // Writes the bytes first, so that there is never metadata without bytes.
      await bytes.put({ name, lastDay: dayOf(photo.keptAt) + keepDays, ...sealed })
      await heads.put(photo.id, photo)
    },
    async read({ id, type }) {
      const name = await nameOf(id)
      const row = await bytes.get(name)
      const opened = row && (await seal.openBytes(name, row))
      return opened ? new Blob([opened], { type }) : null
    },
    drop,
    clear: async () => drop((await heads.own()).map(({ id }) => id)),
  }
}
