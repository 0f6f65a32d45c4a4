import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { CAPTCHA_GLYPHS } from './captcha-glyphs.ts'

const WIDTH = 132
const HEIGHT = 44
/** Room for a rotated last letter. */
const MARGIN = 12
const INK = ['#1d3a5f', '#5b2333', '#2f4a2a', '#4a3b76']

function randomBetween(low: number, high: number): number {
  return low + randomInt(1000) * ((high - low) / 1000)
}

/** Moves every point a little, so that no two drawings of a letter are equal. */
function jitter(path: string): string {
  return path.replaceAll(/[0-9]+/g, digits => (Number(digits) + randomBetween(-0.25, 0.25)).toFixed(2))
}

function drawGlyph(character: string, index: number, count: number): string {
  const step = (WIDTH - MARGIN) / count
  const x = index * step + randomBetween(4, 7)
  const y = randomBetween(6, 11)
  const turn = randomBetween(-22, 22).toFixed(1)
  const scale = randomBetween(3.5, 4.2).toFixed(2)
  const path = jitter(CAPTCHA_GLYPHS[character] ?? '')
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn} 8 12) scale(${scale})" d="${path}" stroke="${INK[randomInt(INK.length)]}" stroke-width="0.62"/>`
}

function randomPoint(): string {
  return `${randomBetween(0, WIDTH).toFixed(0)} ${randomBetween(0, HEIGHT).toFixed(0)}`
}

function drawNoiseLine(): string {
  return `<path d="M${randomPoint()} C${randomPoint()} ${randomPoint()} ${randomPoint()}" stroke="${INK[randomInt(INK.length)]}" stroke-width="1.1" opacity="0.55"/>`
}

/** Draws the characters as PNG. A program could read the letters from vector paths (security note T04). */
export async function drawCaptcha(characters: string): Promise<Buffer> {
  const glyphs = Array.from(characters, (character, index) => drawGlyph(character, index, characters.length))
  const lines = Array.from({ length: 4 }, drawNoiseLine)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#eef2f6"/>${glyphs.join('')}${lines.join('')}</svg>`
  return await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer()
}
