import type { ReportFileKind } from '../../reports/report-file.values.ts'

/** Number of bytes at the start of a file that decide its kind. */
export const KIND_BYTES = 12

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
/** Brands of plain MP4, without QuickTime and 3GPP. */
const MP4_BRAND = /^(?:iso[m2-9a-c]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV)$/

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

/** Returns the kind of a file by its first bytes, or null if it is not accepted. Ignores the file name. */
export function detectFileKind(bytes: Uint8Array): ReportFileKind | null {
  const startsWith = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)
  if (startsWith(JPEG)) return 'jpeg'
  if (startsWith(PNG)) return 'png'
  if (textAt(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (textAt(bytes, 4, 8) === 'ftyp' && MP4_BRAND.test(textAt(bytes, 8, 12))) return 'mp4'
  return null
}
