/**
 * Decodes a file in UTF-8, with or without a byte order mark, or in GB 18030, which spreadsheets in China write.
 * Returns null for other encodings.
 */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): string | null {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Tries the next encoding.
    }
  }
  return null
}

/** First bytes of a workbook (.xlsx). */
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]

export function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOK.every((byte, at) => bytes[at] === byte)
}
