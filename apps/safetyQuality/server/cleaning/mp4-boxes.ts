/** A box of an MP4 file: its type and the range of its content. */
export interface Box {
  readonly type: string
  /** Offset of the type. */
  readonly typeAt: number
  readonly from: number
  readonly to: number
}

const HEADER_BYTES = 8
const LARGE_HEADER_BYTES = 16

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Returns the boxes in a range of a file. @throws RangeError if they do not fill it */
export function readBoxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    if (to - at < HEADER_BYTES) throw new RangeError('truncated box')
    const small = view.getUint32(at)
    const isLarge = small === 1
    const header = isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES
    // Zero means up to the end of the file.
    const size = isLarge ? Number(view.getBigUint64(at + HEADER_BYTES)) : small === 0 ? to - at : small
    if (size < header || size > to - at) throw new RangeError('invalid box size')
    const type = Buffer.from(bytes.subarray(at + 4, at + HEADER_BYTES)).toString('latin1')
    boxes.push({ type, typeAt: at + 4, from: at + header, to: at + size })
    at += size
  }
  return boxes
}

/** Turns a box into free space of the same length, so that no offset in the file changes. */
export function blankBox(bytes: Uint8Array, { typeAt, from, to }: Box): void {
  bytes.set(Buffer.from('free'), typeAt)
  bytes.fill(0, from, to)
}
