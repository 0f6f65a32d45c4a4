import { FILE_PART_BYTES } from '../../reports/report-file.values.ts'

/** Returns the number of parts of a file of this size. */
export const partCount = (size: number) => Math.ceil(size / FILE_PART_BYTES)

/** Returns the range of a part in its file. `to` is exclusive. */
export function partRange(size: number, part: number): { readonly from: number; readonly to: number } {
  const from = part * FILE_PART_BYTES
  return { from, to: Math.min(from + FILE_PART_BYTES, size) }
}
