import { expect, it } from 'vitest'
import { FILE_PART_BYTES } from '../../reports/report-file.values.ts'
import { partCount, partRange } from './file-parts.ts'

it.each([
  [1, 1, 1],
  [FILE_PART_BYTES, 1, FILE_PART_BYTES],
  [FILE_PART_BYTES + 1, 2, 1],
  [3 * FILE_PART_BYTES - 1, 3, FILE_PART_BYTES - 1],
])('[SQ-40] divides a file of %i bytes into %i parts, the last of %i', (size, count, last) => {
  expect(partCount(size)).toBe(count)
  const { from, to } = partRange(size, count - 1)
  expect(to - from).toBe(last)
  expect(to).toBe(size)
})
