import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** Decodes a file and re-encodes it with that longest edge, without the product's code. Returns milliseconds. */
export async function measureBareDrawing(page: Page, path: string, edge: number): Promise<number> {
  const base64 = (await readFile(path)).toString('base64')
  return page.evaluate(decodeAndEncode, { base64, edge })
}

async function decodeAndEncode({ base64, edge }: { base64: string; edge: number }): Promise<number> {
  const file = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob()
  const start = performance.now()
  const picture = await createImageBitmap(file)
  const scale = edge / Math.max(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  await new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  picture.close()
  return performance.now() - start
}
