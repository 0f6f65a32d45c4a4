import { expect, it } from 'vitest'
import { createThumbnailCache } from './thumbnail-cache.ts'

const picture = (text: string) => new Blob([text])

it('[PHOTO-04] does not show one person’s thumbnails to the next', () => {
  const pictures = createThumbnailCache()
  const one = picture('one')
  pictures.store('100104', '/file/1', one)
  expect(pictures.find('100104', '/file/1')).toBe(one)
  expect(pictures.find('100105', '/file/1')).toBeNull()
  expect(pictures.find('100104', '/file/1')).toBeNull()
})

it('evicts the oldest when there are too many', () => {
  const pictures = createThumbnailCache()
  for (let number = 0; number <= 200; number += 1) pictures.store('100104', `/file/${number}`, picture('x'))
  expect(pictures.find('100104', '/file/0')).toBeNull()
  expect(pictures.find('100104', '/file/1')).not.toBeNull()
  expect(pictures.find('100104', '/file/200')).not.toBeNull()
})
