import { describe, expect, it, test } from 'vitest'
import { checkFiles, fileSize, nextPhotoNumber } from './upload-rules.ts'

const LIMITS = { accept: ['jpg', 'png'], maxFiles: 2, maxBytes: 1_000 }
const file = (name: string, size = 10) => ({ name, size })

describe('[UI-03] checkFiles', () => {
  it.each([
    ['are taken', [file('a.jpg'), file('B.PNG')], 0, [null, null]],
    ['of another ending are not', [file('a.exe'), file('a'), file('jpg')], 0, ['format', 'format', 'format']],
    ['of a telephone are', [file('a.HEIC'), file('b.heif')], 0, [null, null]],
    ['that are too large are not', [file('a.jpg', 1_001), file('b.jpg', 1_000)], 0, ['size', null]],
    ['beyond the number are not', [file('a.jpg'), file('b.jpg'), file('c.jpg')], 1, [null, 'count', 'count']],
    ['that are refused leave their place', [file('a.exe'), file('b.jpg')], 1, ['format', null]],
  ] as const)('%s', (_what, files, fileCount, reasons) => {
    expect(checkFiles(files, fileCount, LIMITS)).toEqual(reasons)
  })
})

it('[PHOTO-03] rejects a photo of a phone where documents are expected', () => {
  expect(checkFiles([file('a.heic')], 0, { ...LIMITS, accept: ['pdf'] })).toEqual(['format'])
})

it.each([
  [[], [], 1],
  [['photo-1.jpg', 'photo-12.png'], [], 13],
  [['photo-2.jpg', 'crib.jpg', 'my photo-40.jpg'], [3, 4], 5],
])('[PHOTO-02] numbers the photo after %j and %j under way as %i', (names, sendingNumbers, next) => {
  expect(nextPhotoNumber(names, sendingNumbers)).toBe(next)
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_536, '1.5 KB'],
  [1_048_576, '1 MB'],
  [52_428_800, '50 MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
