import { DRAFT_PHOTO_BYTES, DRAFT_PHOTOS_MAX } from '@apron/contract/limits/drafts'
import { fieldsOf } from '../store/sealed-rows.ts'

/** Metadata of a photo that could not be uploaded and is stored with its draft. */
export interface HeldPhoto {
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

const TEXTS = ['id', 'name', 'type', 'draft'] as const
const NUMBERS = ['bytes', 'keptAt'] as const

function isHeldPhoto(json: unknown): json is HeldPhoto {
  const fields = fieldsOf(json)
  const site = fieldsOf(fields.get('site'))
  return (
    TEXTS.every(name => typeof fields.get(name) === 'string') &&
    NUMBERS.every(name => typeof fields.get(name) === 'number') &&
    ['id', 'code'].every(name => typeof site.get(name) === 'string')
  )
}

/** Parses a row written by any version of the portal. Returns null if it is not a photo. */
export function readHeldPhoto(text: string): HeldPhoto | null {
  const json: unknown = JSON.parse(text)
  return isHeldPhoto(json) ? json : null
}

/** Returns whether a draft may hold one more photo. */
export function hasRoom(
  held: readonly Pick<HeldPhoto, 'draft' | 'bytes'>[],
  { draft, bytes }: Pick<HeldPhoto, 'draft' | 'bytes'>,
): boolean {
  const own = held.filter(photo => photo.draft === draft)
  const taken = own.reduce((sum, photo) => sum + photo.bytes, 0)
  return own.length < DRAFT_PHOTOS_MAX && taken + bytes <= DRAFT_PHOTO_BYTES
}
