import { expect, it } from 'vitest'
import { fileHeaders } from './file-headers.ts'

const headersOf = (name: string) => fileHeaders({ name, mediaType: 'image/png', bytes: 7 }, 'attachment')

it.each([
  ['a.png', `attachment; filename="a.png"; filename*=UTF-8''a.png`],
  ['照片 (1).png', `attachment; filename="__ (1).png"; filename*=UTF-8''%E7%85%A7%E7%89%87%20%281%29.png`],
  [
    `a"; filename="b.exe'.png`,
    `attachment; filename="a__ filename=_b.exe'.png"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe%27.png`,
  ],
])('[UI-12] serves %s as %s', (name, header) => {
  expect(headersOf(name)['content-disposition']).toBe(header)
})

it('[UI-12] allows no script and no caching of a file', () => {
  expect(headersOf('a.png')).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
})
