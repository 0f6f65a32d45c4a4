const MARKER = 0xff
const START = 0xd8
const SCAN = 0xda
const END = 0xd9
const COMMENT = 0xfe
const FIRST_APP = 0xe0
const LAST_APP = 0xef
/** JFIF and Adobe segments define the colour space. */
const KEPT_APPS = new Set([0xe0, 0xee])
/** Largest JFIF or Adobe segment to keep; a longer one contains a thumbnail. */
const LONGEST_KEPT = 32

/**
 * Removes EXIF, GPS, XMP, comments and trailing bytes from a JPEG embedded in another file, without re-encoding it.
 * @throws RangeError when it is no JPEG
 */
export function cleanJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== START) throw new RangeError('not a JPEG')
  const segments: Uint8Array[] = [bytes.subarray(0, 2)]
  let at = 2
  while (bytes[at] === MARKER) {
    const marker = bytes[at + 1] ?? END
    if (marker === END) break
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    if (end > bytes.length || end < at + 4) throw new RangeError('truncated JPEG')
    if (isKept(marker, end - at)) segments.push(bytes.subarray(at, end))
    at = end
    if (marker === SCAN) {
      const next = endOfScan(bytes, at)
      segments.push(bytes.subarray(at, next))
      at = next
    }
  }
  return Buffer.concat([...segments, Uint8Array.of(MARKER, END)])
}

function isKept(marker: number, length: number): boolean {
  if (marker === COMMENT) return false
  if (marker < FIRST_APP || marker > LAST_APP) return true
  return KEPT_APPS.has(marker) && length <= LONGEST_KEPT
}

/** Returns where the next segment begins: in the data of a scan only zero bytes and restart marks follow an 0xff. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? END
    if (next !== 0 && next !== MARKER && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}
