import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { createOnePagePdf } from '../../src/seed/processes/one-page-pdf.ts'

/** Makes a picture with GPS data, as phones do. */
export async function photo(format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width = 64): Promise<Buffer> {
  const plain = sharp({ create: { width, height: 48, channels: 3, background: '#3a7' } })
  return plain
    .withExif({ IFD0: { Copyright: 'hidden words' } })
    .toFormat(format)
    .toBuffer()
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** Makes a PNG whose header claims this size and whose pixels are missing. */
export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1024))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A document of one page. */
export const pdf = (): Buffer => createOnePagePdf('Hangar 3', 300, 200)

/** Makes a zip archive of these files. */
export function zip(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title, packed])
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(place, 12)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, entry.subarray(2), title]),
    )
    bodies.push(body)
    place += body.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(place, 12)
  return Buffer.concat([...bodies, list, Buffer.from('PK\u0005\u0006'), end])
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'

/** Makes the smallest valid workbook. */
export function workbook(more: Readonly<Record<string, Buffer | string>> = {}): Buffer {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${TYPES}"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    'xl/workbook.xml': '<workbook/>',
    ...more,
  })
}
