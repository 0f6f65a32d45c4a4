import { expect, it } from 'vitest'
import { fileFromLink, fileNameFromHeader } from './file-link.ts'

const ORIGIN = 'https://portal.example'
const PREVIEW = '/portal-csn/api/file/preview'
const FILE = '/file/0f8fad5b-d9cb-469f-a165-70867728950e'
const QUERY = `?url=${encodeURIComponent(FILE)}`

it.each([
  [`${PREVIEW}${QUERY}`, FILE],
  [`${ORIGIN}${PREVIEW}${QUERY}`, FILE],
  [`https://other.example${PREVIEW}${QUERY}`, null],
  [`/portal/api/file/preview${QUERY}`, null],
  [`${PREVIEW}?url=${encodeURIComponent('https://other.example/a.pdf')}`, null],
  [PREVIEW, null],
  ['/dashboard', null],
  ['not an address://', null],
])('[I18N-02] resolves the link %s to the file %s', (href, file) => {
  expect(fileFromLink(href, ORIGIN, PREVIEW)).toBe(file)
})

it.each([
  [`inline; filename="__.pdf"; filename*=UTF-8''%E6%89%8B%E5%86%8C.pdf`, '手册.pdf'],
  ['attachment; filename="a.pdf"', ''],
  [`inline; filename*=UTF-8''%E6%89`, ''],
])('[UI-12] reads from %s the file name %j', (header, name) => {
  expect(fileNameFromHeader(header)).toBe(name)
})
