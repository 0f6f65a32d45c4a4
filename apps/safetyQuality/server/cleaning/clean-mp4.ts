import { type Box, blankBox, readBoxes, viewOf } from './mp4-boxes.ts'
import { blankBetween, type Range, sampleRanges } from './mp4-samples.ts'

/** Boxes that a player needs, by the box they are in. Everything else becomes free space. */
const KEPT: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'trak']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  mdia: new Set(['mdhd', 'hdlr', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'dinf', 'stbl']),
  stbl: new Set([
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stss',
    'stsz',
    'stsc',
    'stco',
    'co64',
    'sdtp',
    'sbgp',
    'sgpd',
  ]),
}
/** Video and audio tracks. Others contain locations, telemetry or subtitles. */
const KEPT_TRACKS = new Set(['vide', 'soun'])
/** Settings of decoders in the description of a video. */
const KEPT_SETTINGS = new Set(['avcC', 'hvcC', 'av1C', 'vpcC', 'esds', 'pasp', 'colr', 'btrt', 'clap'])

const error = (what: string) => new RangeError(`MP4 with ${what}`)

/**
 * Removes everything from an MP4 that is not needed to play it: places, titles, names of devices and programs, creation
 * times, telemetry tracks, and bytes that no sample uses. Keeps all lengths, so that no offset changes.
 * @param bytes changed in place @throws RangeError when it is not a plain MP4
 */
export function cleanMp4(bytes: Uint8Array): Uint8Array {
  const boxes = readBoxes(bytes, 0, bytes.length)
  const [moov, ...others] = boxes.filter(({ type }) => type === 'moov')
  if (boxes[0]?.type !== 'ftyp' || moov === undefined || others.length > 0) throw error('another structure')
  if (boxes.some(({ type }) => type === 'moof')) throw error('fragments')
  for (const box of boxes.slice(1)) {
    if (box.type !== 'moov' && box.type !== 'mdat') blankBox(bytes, box)
  }
  const ranges = cleanMovie(bytes, moov)
  for (const data of boxes.filter(({ type }) => type === 'mdat')) blankBetween(bytes, data, ranges)
  return bytes
}

/** Blanks the child boxes that a player does not need. Returns the others. */
function keepNeededBoxes(bytes: Uint8Array, parent: Box): Box[] {
  const kept = KEPT[parent.type]
  return readBoxes(bytes, parent.from, parent.to).filter(child => {
    if (kept?.has(child.type)) return true
    blankBox(bytes, child)
    return false
  })
}

/** Cleans the boxes of a movie. @returns the ranges of the video and audio samples */
function cleanMovie(bytes: Uint8Array, moov: Box): Range[] {
  const boxes = keepNeededBoxes(bytes, moov)
  for (const box of boxes) if (box.type === 'mvhd') zeroTimes(bytes, box)
  const tracks = boxes.filter(({ type }) => type === 'trak')
  const ranges = tracks.flatMap(track => {
    if (KEPT_TRACKS.has(handlerOf(bytes, track))) return cleanTrack(bytes, track)
    blankBox(bytes, track)
    return []
  })
  if (ranges.length === 0) throw error('neither picture nor sound')
  return ranges
}

const child = (bytes: Uint8Array, parent: Box, type: string): Box => {
  const found = readBoxes(bytes, parent.from, parent.to).filter(box => box.type === type)
  if (found.length !== 1 || found[0] === undefined) throw error(`${found.length} ${type}`)
  return found[0]
}

/** Returns the handler of a track, such as `vide`. */
function handlerOf(bytes: Uint8Array, track: Box): string {
  const { from, to } = child(bytes, child(bytes, track, 'mdia'), 'hdlr')
  if (to - from < 24) throw error('a short handler')
  return Buffer.from(bytes.subarray(from + 8, from + 12)).toString('latin1')
}

function cleanTrack(bytes: Uint8Array, track: Box): Range[] {
  for (const box of keepNeededBoxes(bytes, track)) if (box.type === 'tkhd') zeroTimes(bytes, box)
  const media = child(bytes, track, 'mdia')
  for (const box of keepNeededBoxes(bytes, media)) {
    if (box.type === 'mdhd') zeroTimes(bytes, box)
    // After the type: reserved bytes, then a name, such as that of the camera.
    if (box.type === 'hdlr') bytes.fill(0, box.from + 12, box.to)
  }
  const info = child(bytes, media, 'minf')
  for (const box of keepNeededBoxes(bytes, info)) if (box.type === 'dinf') requireEmbeddedData(bytes, box)
  const tables = keepNeededBoxes(bytes, child(bytes, info, 'stbl'))
  const isVideo = handlerOf(bytes, track) === 'vide'
  for (const box of tables) if (box.type === 'stsd' && isVideo) cleanDescriptions(bytes, box)
  return sampleRanges(bytes, tables)
}

/** Zeroes creation and modification time, which have the same offset in every header. */
function zeroTimes(bytes: Uint8Array, { from, to }: Box): void {
  const length = bytes[from] === 1 ? 16 : 8
  if (from + 4 + length > to) throw error('a short header')
  bytes.fill(0, from + 4, from + 4 + length)
}

/** Rejects references to other files: they contain paths of somebody's computer. */
function requireEmbeddedData(bytes: Uint8Array, dinf: Box): void {
  const { from, to } = child(bytes, dinf, 'dref')
  if (to - from < 8) throw error('a short reference')
  const isEmbedded = readBoxes(bytes, from + 8, to).every(
    box => box.to - box.from === 4 && bytes[box.from + 3] === 1,
  )
  if (!isEmbedded) throw error('data elsewhere')
}

const RESERVED = { from: 8, to: 24 } as const
const COMPRESSOR = { from: 42, to: 74 } as const
const SETTINGS_AT = 78

/** Blanks the names of encoders in the descriptions of video samples. */
function cleanDescriptions(bytes: Uint8Array, stsd: Box): void {
  if (stsd.to - stsd.from < 8 || viewOf(bytes).getUint32(stsd.from + 4) > 16) throw error('many descriptions')
  for (const { from, to } of readBoxes(bytes, stsd.from + 8, stsd.to)) {
    if (to - from < SETTINGS_AT) throw error('a short description')
    for (const part of [RESERVED, COMPRESSOR]) bytes.fill(0, from + part.from, from + part.to)
    for (const box of readBoxes(bytes, from + SETTINGS_AT, to)) {
      if (!KEPT_SETTINGS.has(box.type)) blankBox(bytes, box)
    }
  }
}
