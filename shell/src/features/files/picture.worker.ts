import { PHOTO_EDGE, THUMBNAIL_EDGE } from '@apron/contract/limits/files'
import { fittedSize } from './picture-size.ts'

/** Request from the page to the worker. */
export interface PictureOrder {
  readonly file: Blob
  readonly type: 'image/jpeg' | 'image/png'
}

export interface DrawnPicture {
  readonly whole: Blob
  /** Thumbnail for immediate display. */
  readonly small: Blob
}

const QUALITY = 0.85

function draw(picture: ImageBitmap, edge: number, type: PictureOrder['type']): Promise<Blob> {
  const { width, height } = fittedSize(picture, edge)
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('There is nothing to draw on')
  if (type === 'image/jpeg') {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
  }
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

/** Returns null if the picture cannot be decoded. */
async function drawn({ file, type }: PictureOrder): Promise<DrawnPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const whole = await draw(picture, PHOTO_EDGE, type)
  const small = await draw(picture, THUMBNAIL_EDGE, 'image/jpeg')
  picture.close()
  return { whole, small }
}

async function answer(order: PictureOrder, page: MessagePort | undefined): Promise<void> {
  // Other failures, such as lack of memory, are treated the same for the user.
  const picture = await drawn(order).catch(() => null)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports have no origin
  page?.postMessage(picture)
}

addEventListener('message', ({ data, ports }: MessageEvent<PictureOrder>) => {
  void answer(data, ports[0])
})
