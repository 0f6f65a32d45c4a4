import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withMetadata } from '@apron/e2e/harness/sample-files'
import type { Page } from '@playwright/test'

export const CAMERA = { width: 4_032, height: 3_024 }

/** Writes photos like those of a tablet's camera to a folder: rotated, with place and author. */
export async function writePhotos(page: Page, folder: string, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let number = 1; number <= count; number += 1) {
    const text = await page.evaluate(drawPhoto, { ...CAMERA, number })
    const path = join(folder, `IMG_${number}.jpg`)
    await writeFile(path, withMetadata(Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')))
    paths.push(path)
  }
  return paths
}

/** Draws gradients, edges and sensor noise, which compress like a photo. Self-contained, as it runs in a page. */
async function drawPhoto(size: { width: number; height: number; number: number }): Promise<string> {
  const { width, height, number } = size
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on')
  const picture = context.createImageData(width, height)
  let state = number
  for (let point = 0; point < width * height; point += 1) {
    const x = point % width
    const y = (point - x) / width
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const noise = (state >>> 28) - 8
    const edge = ((x >> 6) + (y >> 7) * number) % 5 === 0 ? 30 : 0
    const light = 90 + 60 * Math.sin(x / 700 + number) + 40 * Math.cos(y / 500)
    picture.data.set([light + noise + edge, light * 0.9 + noise, light * 0.7 + noise + 20, 255], point * 4)
  }
  context.putImageData(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.readAsDataURL(blob)
  return promise
}
