import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { describe, expect, it } from 'vitest'
import { type ArchiveEntry, archiveProblem, hasMacros } from './archive-rules.ts'

const MB = 1024 * 1024
const entry = (compressedSize: number, uncompressedSize: number): ArchiveEntry => ({
  fileName: 'a',
  compressedSize,
  uncompressedSize,
})
const bomb = SERVER_ERRORS.fileUnpacksTooLarge

describe('[UI-12] archive check', () => {
  it.each([
    ['an ordinary one', [entry(MB, 4 * MB), entry(10, 20)], 2 * MB, null],
    ['an empty one', [], 22, null],
    ['a small one of one letter', [entry(1_000, MB)], 1_200, null],
    ['42 KB that become 5 MB', [entry(42_000, 5 * MB)], 42_500, bomb],
    ['more than 500 MB in all', [entry(10 * MB, 300 * MB), entry(10 * MB, 300 * MB)], 21 * MB, bomb],
    ['entries that share their bytes', [entry(MB, MB), entry(MB, MB)], MB + 300, bomb],
    ['ten thousand and one entries', Array.from({ length: 10_001 }, () => entry(0, 0)), MB, bomb],
  ])('%s', (_what, entries, bytes, problem) => {
    expect(archiveProblem(entries, bytes)).toBe(problem)
  })

  it.each([
    ['xl/vbaProject.bin', true],
    ['xl/workbook.xml', false],
  ])('%s is code: %s', (fileName, code) => {
    expect(hasMacros([{ ...entry(1, 1), fileName }])).toBe(code)
  })
})
