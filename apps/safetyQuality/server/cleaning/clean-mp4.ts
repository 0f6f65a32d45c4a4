import { type Box, blank, boxesIn, viewOf } from './mp4-boxes.ts'
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

const wrong = (what: string) => new RangeError(`MP4 with ${what}`)

/**
 * Removes everything from an MP4 that is not needed to play it: places, titles, names of devices and programs, creation
 * times, telemetry tracks, and bytes that no sample uses. Keeps all lengths, so that no offset changes.
 * @param bytes changed in place @throws RangeError when it is not a plain MP4
 */
export function cleanMp4(bytes: Uint8Array): Uint8Array {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const [moov, ...others] = boxes.filter(({ type }) => type === 'moov')
  if (boxes[0]?.type !== 'ftyp' || moov === undefined || others.length > 0) throw wrong('another structure')
  if (boxes.some(({ type }) => type === 'moof')) throw wrong('fragments')
  for (const box of boxes.slice(1)) {
    if (box.type !== 'moov' && box.type !== 'mdat') blank(bytes, box)
  }
  const ranges = cleanMovie(bytes, moov)
  for (const data of boxes.filter(({ type }) => type === 'mdat')) blankBetween(bytes, data, ranges)
  return bytes
}

/** Blanks all child boxes except the kept ones, which it returns. */
function keep(bytes: Uint8Array, parent: Box): Box[] {
  const kept = KEPT[parent.type]
  return boxesIn(bytes, parent.from, parent.to).filter(child => {
    if (kept?.has(child.type)) return true
    blank(bytes, child)
    return false
  })
}

/** Cleans the boxes of a movie. @returns the ranges of the video and audio samples */
function cleanMovie(bytes: Uint8Array, moov: Box): Range[] {
  const boxes = keep(bytes, moov)
  for (const box of boxes) if (box.type === 'mvhd') forgetTimes(bytes, box)
  const tracks = boxes.filter(({ type }) => type === 'trak')
  const ranges = tracks.flatMap(track => {
    if (KEPT_TRACKS.has(kindOf(bytes, track))) return cleanTrack(bytes, track)
    blank(bytes, track)
    return []
  })
  if (ranges.length === 0) throw wrong('neither picture nor sound')
  return ranges
}

const child = (bytes: Uint8Array, parent: Box, type: string): Box => {
  const found = boxesIn(bytes, parent.from, parent.to).filter(box => box.type === type)
  if (found.length !== 1 || found[0] === undefined) throw wrong(`${found.length} ${type}`)
  return found[0]
}

/** Returns the handler of a track, such as `vide`. */
function kindOf(bytes: Uint8Array, track: Box): string {
  const { from, to } = child(bytes, child(bytes, track, 'mdia'), 'hdlr')
  if (to - from < 24) throw wrong('a short handler')
  return Buffer.from(bytes.subarray(from + 8, from + 12)).toString('latin1')
}

function cleanTrack(bytes: Uint8Array, track: Box): Range[] {
  for (const box of keep(bytes, track)) if (box.type === 'tkhd') forgetTimes(bytes, box)
  const media = child(bytes, track, 'mdia')
  for (const box of keep(bytes, media)) {
    if (box.type === 'mdhd') forgetTimes(bytes, box)
    // After the type: reserved bytes, then a name, such as that of the camera.
    if (box.type === 'hdlr') bytes.fill(0, box.from + 12, box.to)
  }
  const info = child(bytes, media, 'minf')
  for (const box of keep(bytes, info)) if (box.type === 'dinf') requireOwnData(bytes, box)
  const tables = keep(bytes, child(bytes, info, 'stbl'))
  const isVideo = kindOf(bytes, track) === 'vide'
  for (const box of tables) if (box.type === 'stsd' && isVideo) cleanDescriptions(bytes, box)
  return sampleRanges(bytes, tables)
}

/** Zeroes creation and modification time, which have the same offset in every header. */
function forgetTimes(bytes: Uint8Array, { from, to }: Box): void {
  const length = bytes[from] === 1 ? 16 : 8
  if (from + 4 + length > to) throw wrong('a short header')
  bytes.fill(0, from + 4, from + 4 + length)
}

/** Rejects references to other files: they contain paths of somebody's computer. */
function requireOwnData(bytes: Uint8Array, dinf: Box): void {
  const { from, to } = child(bytes, dinf, 'dref')
  if (to - from < 8) throw wrong('a short reference')
  const isOwn = boxesIn(bytes, from + 8, to).every(
    box => box.to - box.from === 4 && bytes[box.from + 3] === 1,
  )
  if (!isOwn) throw wrong('data elsewhere')
}

const RESERVED = { from: 8, to: 24 } as const
const COMPRESSOR = { from: 42, to: 74 } as const
const SETTINGS_AT = 78

/** Blanks the names of encoders in the descriptions of video samples. */
function cleanDescriptions(bytes: Uint8Array, stsd: Box): void {
  if (stsd.to - stsd.from < 8 || viewOf(bytes).getUint32(stsd.from + 4) > 16) throw wrong('many descriptions')
  for (const { from, to } of boxesIn(bytes, stsd.from + 8, stsd.to)) {
    if (to - from < SETTINGS_AT) throw wrong('a short description')
    for (const part of [RESERVED, COMPRESSOR]) bytes.fill(0, from + part.from, from + part.to)
    for (const box of boxesIn(bytes, from + SETTINGS_AT, to)) {
      if (!KEPT_SETTINGS.has(box.type)) blank(bytes, box)
    }
  }
}
