import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { IMAGE_PIXELS, THUMBNAIL_EDGE } from '@apron/contract/limits/files'
import sharp from 'sharp'
import type { FileStorage } from '../../platform/files/file-storage.ts'
import { StorageProblem } from '../../platform/files/file-storage.ts'
import { PICTURE_SECONDS, queuePicture } from './picture-queue.ts'

export const THUMBNAIL_TYPE = 'image/webp'

/** Returns the key of a thumbnail. It is stored next to the picture, so that both are deleted together. */
export const thumbnailKey = (key: string) => `${key}.thumb`

const QUALITY = 75

/** Scales a stored picture down and drops its metadata. @throws if it cannot be decoded */
async function drawThumbnail(content: Readable): Promise<Buffer> {
  return await sharp(await buffer(content), { limitInputPixels: IMAGE_PIXELS, pages: 1 })
    .autoOrient()
    .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PICTURE_SECONDS })
    .toBuffer()
}

interface Thumbnails {
  /** Returns the thumbnail of the picture under this key. Creates and stores it on first use. */
  of(key: string, person: string): Promise<Buffer>
}

/** @param keep stores a new thumbnail */
export function createThumbnails(
  storage: FileStorage,
  store: (key: string, picture: Buffer) => Promise<void>,
): Thumbnails {
  async function readStored(key: string): Promise<Buffer | null> {
    try {
      return await buffer(await storage.read(thumbnailKey(key)))
    } catch (error) {
      if (error instanceof StorageProblem && error.kind === 'missing') return null
      throw error
    }
  }

  return {
    async of(key, person) {
      const found = await readStored(key)
      if (found !== null) return found
      return queuePicture(person, async () => {
        // A concurrent request may have created it meanwhile.
        const existing = await readStored(key)
        if (existing !== null) return existing
        const picture = await drawThumbnail(await storage.read(key))
        await store(thumbnailKey(key), picture)
        return picture
      })
    },
  }
}
