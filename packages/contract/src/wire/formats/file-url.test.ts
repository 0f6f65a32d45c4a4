import { expect, it } from 'vitest'
import { fileIdOf, fileUrl } from './file-url.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

it('[UI-12] reads the id back from a file address', () => {
  expect(fileIdOf(fileUrl(ID))).toBe(ID)
})

it.each([
  `http://127.0.0.1:9/file/${ID}`,
  `//127.0.0.1/file/${ID}`,
  `/file/../file/${ID}`,
  `/file/${ID}/..`,
  `/file/${ID}\n`,
  `/file/${ID}?x=1`,
  `/file/${ID.toUpperCase()}`,
  '/file/0f8fad5b-d9cb-169f-a165-70867728950e',
  `/portal-csn/file/${ID}`,
  'file:///etc/passwd',
  '/file/',
  '',
])('[UI-12] does not accept %j as a file address', url => {
  expect(fileIdOf(url)).toBeNull()
})
