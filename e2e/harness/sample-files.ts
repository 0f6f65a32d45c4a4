import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, check])
}

/** Makes a noise picture, which compresses to about three bytes a pixel. */
export function noisePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const rows = Buffer.alloc(side * (side * 3 + 1))
  let seed = 7
  for (let at = 0; at < rows.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    rows[at] = at % (side * 3 + 1) === 0 ? 0 : seed >> 16
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const text = (page: number) => `BT /F1 36 Tf 40 120 Td (Hangar ${page}) Tj ET`
const page = (content: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 260] /Contents ${content} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** Makes a document of two numbered pages. */
export function twoPages(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    page(4),
    stream(text(1)),
    page(6),
    stream(text(2)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`)
}

/** Metadata that a phone writes into a photo: author and place, GPS position, rotation. */
export const METADATA_TEXT = 'Zhang Wei, Hangar 3'

/** Adds that metadata to a JPEG. */
export function withMetadata(jpeg: Buffer): Buffer {
  const description = Buffer.from(`${METADATA_TEXT}\0`)
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + 2 + 12 + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(type, at + 2)
    tiff.writeUInt32LE(count, at + 4)
    tiff.writeUInt32LE(value, at + 8)
  }
  const gps = 8 + 2 + 3 * 12 + 4
  tiff.writeUInt16LE(3, 8)
  entry(10, 0x01_0e, 2, description.length, tiff.length)
  entry(22, 0x01_12, 3, 1, 6)
  entry(34, 0x88_25, 4, 1, gps)
  tiff.writeUInt16LE(1, gps)
  entry(gps + 2, 1, 2, 2, 'N'.charCodeAt(0))
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, description])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}
