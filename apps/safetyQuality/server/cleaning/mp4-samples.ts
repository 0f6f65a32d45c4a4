import { type Box, viewOf } from './mp4-boxes.ts'

/** A range of a file; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

const invalidTable = () => new RangeError('sample table is wrong')

/**
 * Returns the ranges of the samples of a track in the file, chunk by chunk. @param tables boxes of its `stbl` @throws
 * RangeError
 */
export function sampleRanges(bytes: Uint8Array, tables: readonly Box[]): Range[] {
  const offsets = chunkOffsets(bytes, tables)
  const perChunk = samplesPerChunk(bytes, tables)
  const sizeOf = sampleSizes(bytes, tables)
  let sample = 0
  let rule = 0
  return offsets.map((from, index) => {
    while ((perChunk[rule + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) rule += 1
    const count = perChunk[rule]?.samples ?? 0
    const size = sizeOf(sample, count)
    sample += count
    if (from + size > bytes.length) throw invalidTable()
    return { from, to: from + size }
  })
}

/** Zeroes all bytes of a range that are outside the given ranges. */
export function blankBetween(bytes: Uint8Array, range: Range, kept: readonly Range[]): void {
  let at = range.from
  for (const { from, to } of kept.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue
    if (from >= range.to) break
    if (from > at) bytes.fill(0, at, from)
    at = Math.min(to, range.to)
  }
  bytes.fill(0, at, range.to)
}

/**
 * Reads a table: version and flags, fields before the count, the count, entries. @throws RangeError if it is longer
 * than its box
 */
function readTable(bytes: Uint8Array, box: Box, countAt: number, entryBytes: number) {
  const view = viewOf(bytes)
  if (box.from + countAt + 4 > box.to) throw invalidTable()
  const count = view.getUint32(box.from + countAt)
  const first = box.from + countAt + 4
  if (first + count * entryBytes > box.to) throw invalidTable()
  return { view, count, at: (index: number) => first + index * entryBytes }
}

function chunkOffsets(bytes: Uint8Array, tables: readonly Box[]): number[] {
  const box = tables.find(({ type }) => type === 'stco' || type === 'co64')
  if (box === undefined) throw invalidTable()
  const isWide = box.type === 'co64'
  const { view, count, at } = readTable(bytes, box, 4, isWide ? 8 : 4)
  return Array.from({ length: count }, (_, index) =>
    isWide ? Number(view.getBigUint64(at(index))) : view.getUint32(at(index)),
  )
}

function samplesPerChunk(bytes: Uint8Array, tables: readonly Box[]) {
  const box = tables.find(({ type }) => type === 'stsc')
  if (box === undefined) throw invalidTable()
  const { view, count, at } = readTable(bytes, box, 4, 12)
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: view.getUint32(at(index)),
    samples: view.getUint32(at(index) + 4),
  }))
}

/** Returns the total size of a number of consecutive samples. */
function sampleSizes(bytes: Uint8Array, tables: readonly Box[]): (first: number, count: number) => number {
  const box = tables.find(({ type }) => type === 'stsz')
  if (box === undefined || box.to - box.from < 12) throw invalidTable()
  const fixedSize = viewOf(bytes).getUint32(box.from + 4)
  if (fixedSize !== 0) return (_first, count) => fixedSize * count
  const { view, count: sampleCount, at } = readTable(bytes, box, 8, 4)
  return (first, count) => {
    if (first + count > sampleCount) throw invalidTable()
    let sum = 0
    for (let sample = first; sample < first + count; sample += 1) sum += view.getUint32(at(sample))
    return sum
  }
}
