const BYTES = 16

/** Returns a new random UUID. Works on plain HTTP too, where browsers have no `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const hex = Array.from(bytes, (byte, index) =>
    withVersionBits(byte, index).toString(16).padStart(2, '0'),
  ).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Sets the version (4) and variant bits. */
function withVersionBits(byte: number, index: number): number {
  if (index === 6) return (byte % 16) + 0x40
  return index === 8 ? (byte % 64) + 0x80 : byte
}
