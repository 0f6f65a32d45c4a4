import { describe, expect, it, test } from 'vitest'
import { fileSize, judgeFiles } from './upload-rules.ts'

const LIMITS = { accept: ['jpg', 'png'], maxFiles: 2, maxBytes: 1_000 }
const file = (name: string, size = 10) => ({ name, size })

describe('[UI-03] files that were chosen', () => {
  it.each([
    ['are taken', [file('a.jpg'), file('B.PNG')], 0, [null, null]],
    ['of another ending are not', [file('a.exe'), file('a'), file('jpg')], 0, ['format', 'format', 'format']],
    ['that are too large are not', [file('a.jpg', 1_001), file('b.jpg', 1_000)], 0, ['size', null]],
    ['beyond the number are not', [file('a.jpg'), file('b.jpg'), file('c.jpg')], 1, [null, 'count', 'count']],
    ['that are refused leave their place', [file('a.exe'), file('b.jpg')], 1, ['format', null]],
  ] as const)('%s', (_what, files, taken, judged) => {
    expect(judgeFiles(files, taken, LIMITS)).toEqual(judged)
  })
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_536, '1.5 KB'],
  [1_048_576, '1 MB'],
  [52_428_800, '50 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
