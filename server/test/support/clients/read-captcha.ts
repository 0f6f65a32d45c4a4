import sharp from 'sharp'
import { CAPTCHA_CHARACTERS, CAPTCHA_GLYPHS } from '../../../src/features/auth/captcha/captcha-glyphs.ts'

/** Position of a character in the picture, and how far from it the drawing may be. */
const HEIGHT = 44
const SLOT = 24
const SLOTS = 5
const LEFT = 5
const TOP = 8
const AWAY_X = [-3, -1, 1, 3]
const AWAY_Y = [-2, 0, 2]
const TURNS = [-18, -9, 0, 9, 18]
const SCALE = 3.85
/** Size of a drawn character with room for rotation. */
const CELL_WIDTH = 32
const CELL_HEIGHT = 40
const CELL_MARGIN = 8

interface Raster {
  readonly width: number
  readonly height: number
  /** Darkness of each pixel. */
  readonly ink: Uint8Array
}

/** Each character drawn at every angle. */
type Alphabet = ReadonlyMap<string, readonly Raster[]>

/**
 * Reads the picture of a captcha by comparing shapes.
 * @returns for each position the characters of the alphabet, most likely first
 */
export async function readCaptcha(image: string): Promise<string[][]> {
  const picture = await raster(Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64'))
  const alphabet = await (known ??= learn())
  return Array.from({ length: SLOTS }, (_, slot) => {
    const likeness = [...alphabet].map(
      ([character, drawn]) =>
        [character, Math.max(...drawn.map(cell => bestMatch(picture, cell, slot * SLOT + LEFT)))] as const,
    )
    return likeness.toSorted(([, one], [, other]) => other - one).map(([character]) => character)
  })
}

let known: Promise<Alphabet> | null = null

async function learn(): Promise<Alphabet> {
  const drawn = Array.from(CAPTCHA_CHARACTERS, async character => {
    const cells = TURNS.map(turn => raster(Buffer.from(drawing(CAPTCHA_GLYPHS[character] ?? '', turn))))
    return [character, await Promise.all(cells)] as const
  })
  return new Map(await Promise.all(drawn))
}

function drawing(path: string, turn: number): string {
  const place = `translate(${CELL_MARGIN} ${CELL_MARGIN}) rotate(${turn} 8 12) scale(${SCALE})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL_WIDTH}" height="${CELL_HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#fff"/><path transform="${place}" d="${path}" stroke="#000" stroke-width="0.62"/></svg>`
}

/** Blurs the picture a little, so that distorted strokes still match. */
async function raster(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .flatten()
    .greyscale()
    .negate()
    .blur(1.2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = new Uint8Array(info.width * info.height)
  for (let point = 0; point < ink.length; point++) ink[point] = data[point * info.channels] ?? 0
  return { width: info.width, height: info.height, ink }
}

function bestMatch(picture: Raster, cell: Raster, x: number): number {
  let best = -1
  for (const awayX of AWAY_X) {
    for (const awayY of AWAY_Y) {
      best = Math.max(best, correlation(picture, cell, x + awayX - CELL_MARGIN, TOP + awayY - CELL_MARGIN))
    }
  }
  return best
}

/** Returns the similarity of a cell and the part of the picture below it: 1 means equal. */
function correlation(picture: Raster, cell: Raster, left: number, top: number): number {
  let count = 0
  let [sumP, sumC, sumPP, sumCC, sumPC] = [0, 0, 0, 0, 0]
  for (let y = Math.max(0, -top); y < cell.height && top + y < HEIGHT; y++) {
    for (let x = Math.max(0, -left); x < cell.width && left + x < picture.width; x++) {
      const p = picture.ink[(top + y) * picture.width + left + x] ?? 0
      const c = cell.ink[y * cell.width + x] ?? 0
      count++
      sumP += p
      sumC += c
      sumPP += p * p
      sumCC += c * c
      sumPC += p * c
    }
  }
  const spread = Math.sqrt((sumPP - (sumP * sumP) / count) * (sumCC - (sumC * sumC) / count))
  return spread === 0 ? 0 : (sumPC - (sumP * sumC) / count) / spread
}
