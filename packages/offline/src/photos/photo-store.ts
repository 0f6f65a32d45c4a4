import { dayOf, openSealedRows, type SealedRowsParts } from '../store/sealed-rows.ts'
import { type PendingPhoto, parsePendingPhoto } from './pending-photo.ts'
import type { PhotoBytes } from './photo-bytes.ts'

/** Photos of one user on this device. */
export interface PhotoStore {
  all(): Promise<PendingPhoto[]>
  keep(photo: PendingPhoto, content: Blob): Promise<void>
  read(photo: Pick<PendingPhoto, 'id' | 'type'>): Promise<Blob | null>
  drop(ids: readonly string[]): Promise<void>
  /** Removes all photos of this user. */
  clear(): Promise<void>
}

/** @param bytes storage of the bytes, separate from the metadata */
export async function createPhotoStore(parts: SealedRowsParts, bytes: PhotoBytes): Promise<PhotoStore> {
  const { seal, keepDays, now } = parts
  const metadata = await openSealedRows(parts, parsePendingPhoto)
  const hashName = (id: string) => seal.nameOf(`photo ${id}`)
  await bytes.removeBefore(dayOf(now()))

  async function drop(ids: readonly string[]): Promise<void> {
    await metadata.remove(ids)
    await bytes.remove(await Promise.all(ids.map(hashName)))
  }
  return {
    all: () => metadata.all(),
    async keep(photo, content) {
      const name = await hashName(photo.id)
      const sealed = await seal.sealBytes(name, await content.arrayBuffer())
      // Writes the bytes first, so that there is never metadata without bytes.
      await bytes.put({ name, lastDay: dayOf(photo.keptAt) + keepDays, ...sealed })
      await metadata.put(photo.id, photo)
    },
    async read({ id, type }) {
      const name = await hashName(id)
      const row = await bytes.get(name)
      const content = row && (await seal.openBytes(name, row))
      return content ? new Blob([content], { type }) : null
    },
    drop,
    clear: async () => drop((await metadata.all()).map(({ id }) => id)),
  }
}
