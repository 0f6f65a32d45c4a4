import { type Box, viewOf } from './mp4-boxes.ts'

/** A range of a file; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

const wrong = () => new RangeError('sample table is wrong')

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
    if (from + size > bytes.length) throw wrong()
    return { from, to: from + size }
  })
}

/** Zeroes all bytes of a range that are outside the given ranges. */
export function blankBetween(bytes: Uint8Array, stretch: Range, kept: readonly Range[]): void {
  let at = stretch.from
  for (const { from, to } of kept.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue
    if (from >= stretch.to) break
    if (from > at) bytes.fill(0, at, from)
    at = Math.min(to, stretch.to)
  }
  bytes.fill(0, at, stretch.to)
}

/**
 * Reads a table: version and flags, fields before the count, the count, entries. @throws RangeError if it is longer
 * than its box
 */
function table(bytes: Uint8Array, box: Box, countAt: number, entryBytes: number) {
  const view = viewOf(bytes)
  if (box.from + countAt + 4 > box.to) throw wrong()
  const count = view.getUint32(box.from + countAt)
  const first = box.from + countAt + 4
  if (first + count * entryBytes > box.to) throw wrong()
  return { view, count, at: (index: number) => first + index * entryBytes }
}

function chunkOffsets(bytes: Uint8Array, tables: readonly Box[]): number[] {
  const box = tables.find(({ type }) => type === 'stco' || type === 'co64')
  if (box === undefined) throw wrong()
  const isWide = box.type === 'co64'
  const { view, count, at } = table(bytes, box, 4, isWide ? 8 : 4)
  return Array.from({ length: count }, (_, index) =>
    isWide ? Number(view.getBigUint64(at(index))) : view.getUint32(at(index)),
  )
}

function samplesPerChunk(bytes: Uint8Array, tables: readonly Box[]) {
  const box = tables.find(({ type }) => type === 'stsc')
  if (box === undefined) throw wrong()
  const { view, count, at } = table(bytes, box, 4, 12)
  return Array.from({ length: count }, (_, index) => ({
    firstChunk: view.getUint32(at(index)),
    samples: view.getUint32(at(index) + 4),
  }))
}

/** Returns the total size of a number of consecutive samples. */
function sampleSizes(bytes: Uint8Array, tables: readonly Box[]): (first: number, count: number) => number {
  const box = tables.find(({ type }) => type === 'stsz')
  if (box === undefined || box.to - box.from < 12) throw wrong()
  const all = viewOf(bytes).getUint32(box.from + 4)
  if (all !== 0) return (_first, count) => all * count
  const { view, count: known, at } = table(bytes, box, 8, 4)
  return (first, count) => {
    if (first + count > known) throw wrong()
    let sum = 0
    for (let sample = first; sample < first + count; sample += 1) sum += view.getUint32(at(sample))
    return sum
  }
}
