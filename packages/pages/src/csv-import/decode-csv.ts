/** Reads a file of either usual encoding: UTF-8, with or without a byte order mark, or what spreadsheets in China write. Null when it is neither. */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): string | null {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The other one, then.
    }
  }
  return null
}

/** First bytes of a workbook (.xlsx). */
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04]

export function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOK.every((byte, at) => bytes[at] === byte)
}
