import { DRAFT_PHOTO_BYTES, DRAFT_PHOTOS_MAX } from '@apron/contract/limits/drafts'
import { fieldsOf } from '../store/sealed-rows.ts'

/** Metadata of a photo that could not be uploaded and is stored with its draft. */
export interface PendingPhoto {
  /** ID of the file. It determines the address before the upload. */
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Draft that the photo belongs to. */
  readonly draft: string
  /** Site to which it is uploaded. */
  readonly site: { readonly id: string; readonly code: string }
  readonly keptAt: number
}

const TEXT_FIELDS = ['id', 'name', 'type', 'draft'] as const
const NUMBER_FIELDS = ['bytes', 'keptAt'] as const

function isPendingPhoto(json: unknown): json is PendingPhoto {
  const fields = fieldsOf(json)
  const site = fieldsOf(fields.get('site'))
  return (
    TEXT_FIELDS.every(name => typeof fields.get(name) === 'string') &&
    NUMBER_FIELDS.every(name => typeof fields.get(name) === 'number') &&
    ['id', 'code'].every(name => typeof site.get(name) === 'string')
  )
}

/** Parses a row written by any version of the portal. Returns null if it is not a photo. */
export function parsePendingPhoto(text: string): PendingPhoto | null {
  const json: unknown = JSON.parse(text)
  return isPendingPhoto(json) ? json : null
}

/** Returns whether a draft may hold one more photo. */
export function hasRoom(
  photos: readonly Pick<PendingPhoto, 'draft' | 'bytes'>[],
  { draft, bytes }: Pick<PendingPhoto, 'draft' | 'bytes'>,
): boolean {
  const draftPhotos = photos.filter(photo => photo.draft === draft)
  const usedBytes = draftPhotos.reduce((sum, photo) => sum + photo.bytes, 0)
  return draftPhotos.length < DRAFT_PHOTOS_MAX && usedBytes + bytes <= DRAFT_PHOTO_BYTES
}
