/**
 * QR codes (ISO/IEC 18004) for addresses: byte mode, error correction level M, versions 1 to 10, always mask 0.
 * Any mask is read by every scanner; choosing the prettiest would be half of the code here.
 */

/** Per version: codewords in all, of them error correction per block, number of blocks, centres of alignment patterns. */
const VERSIONS: readonly (readonly [number, number, number, readonly number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
]
/** Level M with mask 0, its error correction and the fixed mask over both. */
const FORMAT_BITS = 0b101010000010010
const VERSION_POLYNOMIAL = 0x1f25

/** Multiplication in the field of 256 elements that QR codes use. */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** Reed-Solomon error correction of one block. */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor: number[] = Array.from({ length }, (_, index) => (index === length - 1 ? 1 : 0))
  let root = 1
  for (let step = 0; step < length; step++) {
    for (let index = 0; index < length; index++) {
      divisor[index] = times(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0)
    }
    root = times(root, 2)
  }
  let rest: number[] = Array.from({ length }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor))
  }
  return rest
}

function bitsOf(value: number, length: number): number[] {
  return Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1)
}

/** Mode, length, text and padding as bytes. */
function dataBytes(text: Uint8Array, version: number, capacity: number): number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(text.length, version < 10 ? 8 : 16)]
  for (const byte of text) bits.push(...bitsOf(byte, 8))
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)))
  while (bits.length % 8 !== 0) bits.push(0)
  const bytes: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    bytes.push(bits.slice(start, start + 8).reduce((byte, bit) => byte * 2 + bit, 0))
  }
  for (let pad = 0xec; bytes.length < capacity; pad ^= 0xec ^ 0x11) bytes.push(pad)
  return bytes
}

/** The blocks of data and their error correction, interleaved. */
function codewords(data: readonly number[], correction: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts: number[][] = []
  for (let block = 0, start = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0)
    parts.push(data.slice(start, start + length))
    start += length
  }
  const corrections = parts.map(part => errorCorrection(part, correction))
  return [...interleaved(parts, short + 1), ...interleaved(corrections, correction)]
}

function interleaved(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, index) => parts.flatMap(part => part.slice(index, index + 1))).flat()
}

/** Modules by row and column; undefined where data goes. */
type Grid = (boolean | undefined)[][]

function drawFinder(grid: Grid, cx: number, cy: number) {
  for (let dy = -4; dy <= 4; dy++) {
    for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      const row = grid[cy + dy]
      if (row && cx + dx >= 0 && cx + dx < grid.length) row[cx + dx] = ring !== 2 && ring !== 4
    }
  }
}

function put(grid: Grid, x: number, y: number, dark: boolean) {
  const row = grid[y]
  if (row) row[x] = dark
}

function drawPatterns(grid: Grid, version: number, centres: readonly number[]) {
  const size = grid.length
  for (let index = 0; index < size; index++) {
    put(grid, 6, index, index % 2 === 0)
    put(grid, index, 6, index % 2 === 0)
  }
  drawFinder(grid, 3, 3)
  drawFinder(grid, size - 4, 3)
  drawFinder(grid, 3, size - 4)
  const last = centres.at(-1)
  for (const cx of centres) {
    for (const cy of centres) {
      const inFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)
      if (inFinder) continue
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++)
          put(grid, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

const formatBit = (index: number) => ((FORMAT_BITS >>> index) & 1) === 1

function drawFormat(grid: Grid) {
  const size = grid.length
  for (let index = 0; index < 15; index++) {
    // Once around the upper left finder, once beside the other two.
    const skipTiming = index < 6 ? index : index + 1
    if (index < 8) put(grid, 8, skipTiming, formatBit(index))
    else put(grid, index === 8 ? 7 : 14 - index, 8, formatBit(index))
    if (index < 8) put(grid, size - 1 - index, 8, formatBit(index))
    else put(grid, 8, size - 15 + index, formatBit(index))
  }
  put(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number) {
  let rest = version
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * VERSION_POLYNOMIAL)
  const bits = (version << 12) | rest
  for (let index = 0; index < 18; index++) {
    const dark = ((bits >>> index) & 1) === 1
    const far = grid.length - 11 + (index % 3)
    const near = Math.floor(index / 3)
    put(grid, far, near, dark)
    put(grid, near, far, dark)
  }
}

/** Columns in pairs from right to left, upwards and downwards by turns; mask 0 turns every other module over. */
function drawData(grid: Grid, bytes: readonly number[]) {
  const size = grid.length
  let position = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const pair = right <= 6 ? right - 1 : right
    const upwards = ((pair + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step
      for (const x of [pair, pair - 1]) {
        if (grid[y]?.[x] !== undefined) continue
        const bit = ((bytes[position >>> 3] ?? 0) >>> (7 - (position & 7))) & 1
        put(grid, x, y, (bit === 1) !== ((x + y) % 2 === 0))
        position++
      }
    }
  }
}

/** The modules of a text, true for dark. @throws RangeError above 213 bytes */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const index = VERSIONS.findIndex(([all, correction, blocks], at) => {
    const header = at + 1 < 10 ? 2 : 3
    return bytes.length + header <= all - correction * blocks
  })
  const chosen = VERSIONS[index]
  if (!chosen) throw new RangeError(`Too long for a QR code: ${bytes.length} bytes`)
  const [all, correction, blocks, centres] = chosen
  const version = index + 1
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  drawPatterns(grid, version, centres)
  drawData(grid, codewords(dataBytes(bytes, version, all - correction * blocks), correction, blocks))
  return grid.map(row => row.map(dark => dark === true))
}
