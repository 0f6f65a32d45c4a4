import { HELD_BYTES, HELD_PHOTOS } from '@apron/contract/limits/files'
import { fieldsOf } from '../store/sealed-rows.ts'

/** A photo that could not be uploaded, as it lies on the device beside the draft that names it. */
export interface HeldPhoto {
  /** Of the file: its address is known before it is uploaded. */
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** The draft it was taken for. */
  readonly draft: string
  /** The site it is uploaded at. */
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

/** As another version of the portal may have written it; null when this one cannot read it. */
export function readHeldPhoto(text: string): HeldPhoto | null {
  const json: unknown = JSON.parse(text)
  return isHeldPhoto(json) ? json : null
}

/** Whether a draft may hold this photo too. */
export function hasRoom(
  held: readonly Pick<HeldPhoto, 'draft' | 'bytes'>[],
  { draft, bytes }: Pick<HeldPhoto, 'draft' | 'bytes'>,
): boolean {
  const own = held.filter(photo => photo.draft === draft)
  const taken = own.reduce((sum, photo) => sum + photo.bytes, 0)
  return own.length < HELD_PHOTOS && taken + bytes <= HELD_BYTES
}
