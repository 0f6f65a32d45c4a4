/** Builds files with metadata for tests. */

/** A grey JPEG of 8 × 8 points. */
export const TINY_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  'base64',
)

const EXIF = 0xe1
const COMMENT = 0xfe

function segment(marker: number, text: string): Buffer {
  const content = Buffer.from(text, 'latin1')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, content])
}

/** Returns the JPEG with the marker as camera maker, in XMP and in a comment. */
export function withExif(jpeg: Buffer, marker: string): Buffer {
  const maker = `${marker}\u0000`
  const entry = Buffer.alloc(2 + 12 + 4)
  entry.writeUInt16LE(1, 0)
  entry.writeUInt16LE(0x010f, 2)
  entry.writeUInt16LE(2, 4)
  entry.writeUInt32LE(maker.length, 6)
  entry.writeUInt32LE(26, 10)
  const tiff = Buffer.concat([
    Buffer.from('II*\u0000\u0008\u0000\u0000\u0000', 'latin1'),
    entry,
    Buffer.from(maker),
  ])
  const exif = segment(EXIF, `Exif\u0000\u0000${tiff.toString('latin1')}`)
  const xmp = segment(EXIF, `http://ns.adobe.com/xap/1.0/\u0000<x:xmpmeta>${marker}</x:xmpmeta>`)
  return Buffer.concat([jpeg.subarray(0, 2), exif, xmp, segment(COMMENT, marker), jpeg.subarray(2)])
}

const u32 = (...numbers: readonly number[]) =>
  Buffer.concat(
    numbers.map(number => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    }),
  )

/** Returns a box of an MP4. */
export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content])
}

const zeros = (count: number) => Buffer.alloc(count)
const SOME_TIME = 0xe1e1e1e1

function track(handler: string, marker: string, offset: number, sample: Buffer): Buffer {
  const description =
    handler === 'vide'
      ? box(
          'avc1',
          zeros(8),
          Buffer.from(marker.padEnd(16).slice(0, 16)),
          zeros(18),
          Buffer.from(marker.padEnd(32).slice(0, 32)),
          zeros(4),
          box('avcC', Buffer.from('set')),
          box('zzzz', Buffer.from(marker)),
        )
      : box('mett', zeros(8), Buffer.from(marker))
  const tables = box(
    'stbl',
    box('stsd', u32(0, 1), description),
    box('stts', u32(0, 1, 1, 1)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, 1, sample.length)),
    box('stco', u32(0, 1, offset)),
  )
  const dataInformation = box('dinf', box('dref', u32(0, 1), box('url ', u32(1))))
  return box(
    'trak',
    box('tkhd', u32(7, SOME_TIME, SOME_TIME, 1), zeros(68)),
    box('udta', box('name', Buffer.from(marker))),
    box(
      'mdia',
      box('mdhd', u32(0, SOME_TIME, SOME_TIME, 1000, 1), zeros(4)),
      box('hdlr', u32(0, 0), Buffer.from(handler), zeros(12), Buffer.from(`${marker} camera\u0000`)),
      box('minf', box('vmhd', zeros(12)), dataInformation, tables),
    ),
  )
}

export const VIDEO_SAMPLE = Buffer.from('picture of the wing tip')

/**
 * Returns an MP4 of one sample with the marker in every place that can hold metadata, and a second track of telemetry.
 */
export function buildMp4(marker: string): Buffer {
  const start = box('ftyp', Buffer.from('isom\u0000\u0000\u0002\u0000isommp42', 'latin1'))
  const telemetry = Buffer.from(`${marker} N22.5 E114`)
  const movie = (at: number) =>
    box(
      'moov',
      box('mvhd', u32(0, SOME_TIME, SOME_TIME, 1000, 1), zeros(80)),
      track('vide', marker, at, VIDEO_SAMPLE),
      track('meta', marker, at + VIDEO_SAMPLE.length, telemetry),
      box('udta', box('\u00a9xyz', Buffer.from(marker)), box('meta', Buffer.from(marker))),
    )
  const before = start.length + movie(0).length
  return Buffer.concat([
    start,
    movie(before + 8),
    box('mdat', VIDEO_SAMPLE, telemetry, Buffer.from(`${marker} slack`)),
    box('uuid', Buffer.from(marker)),
    box('free', Buffer.from(marker)),
  ])
}
