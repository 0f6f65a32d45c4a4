/** Files are padded to a multiple of this, so that the length does not identify the original. */
const BLOCK_BYTES = 64 * 1024
/** Bytes at the start that contain the true length. */
const LENGTH_BYTES = 8

/** Returns the content with its length before it and zeros after it. */
export function padFile(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((LENGTH_BYTES + content.length) / BLOCK_BYTES) * BLOCK_BYTES
  const padded = new Uint8Array(length)
  new DataView(padded.buffer).setBigUint64(0, BigInt(content.length))
  padded.set(content, LENGTH_BYTES)
  return padded
}

/** Returns the content of a file padded by {@link padFile}. @throws RangeError if it was not padded */
export function unpadFile(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  if (padded.length < LENGTH_BYTES) throw new RangeError('padded file is too short')
  const length = Number(new DataView(padded.buffer, padded.byteOffset).getBigUint64(0))
  if (length > padded.length - LENGTH_BYTES) throw new RangeError('length exceeds the padded file')
  return Uint8Array.from(padded.subarray(LENGTH_BYTES, LENGTH_BYTES + length))
}
