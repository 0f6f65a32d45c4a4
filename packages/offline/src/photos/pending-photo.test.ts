import { DRAFT_PHOTO_BYTES, DRAFT_PHOTOS_MAX } from '@apron/contract/limits/drafts'
import { describe, expect, it } from 'vitest'
import { hasRoom, parsePendingPhoto } from './pending-photo.ts'

const createPhotos = (count: number, bytes: number, draft = 'a') =>
  Array.from({ length: count }, () => ({ draft, bytes }))

describe('[PHOTO-06] a draft', () => {
  it.each([
    ['accepts its first photo', [], 10, true],
    ['accepts 30 photos', createPhotos(DRAFT_PHOTOS_MAX - 1, 1), 1, true],
    ['refuses one more photo', createPhotos(DRAFT_PHOTOS_MAX, 1), 1, false],
    ['accepts 60 MB', createPhotos(1, DRAFT_PHOTO_BYTES - 10), 10, true],
    ['refuses one more byte', createPhotos(1, DRAFT_PHOTO_BYTES - 10), 11, false],
    [
      'has a limit independent of other drafts',
      createPhotos(DRAFT_PHOTOS_MAX, DRAFT_PHOTO_BYTES, 'b'),
      1,
      true,
    ],
  ] as const)('%s', (_what, photos, bytes, expected) => {
    expect(hasRoom(photos, { draft: 'a', bytes })).toBe(expected)
  })
})

const PHOTO = {
  id: '1',
  name: 'photo-1.jpg',
  type: 'image/jpeg',
  bytes: 3,
  draft: 'a',
  site: { id: '1', code: 'CAN' },
  keptAt: 5,
}

it.each([
  [PHOTO, PHOTO],
  [{ ...PHOTO, bytes: '3' }, null],
  [{ ...PHOTO, site: null }, null],
  [{ ...PHOTO, draft: undefined }, null],
  [null, null],
])('reads %j as %j', (json, photo) => {
  expect(parsePendingPhoto(JSON.stringify(json))).toEqual(photo)
})
