import { PHOTO_EDGE, THUMBNAIL_EDGE } from '@apron/contract/limits/files'
import { fittedSize } from './picture-size.ts'

/** Request from the page to the worker. */
export interface PictureRequest {
  readonly file: Blob
  readonly type: 'image/jpeg' | 'image/png'
}

export interface DrawnPicture {
  readonly full: Blob
  /** Thumbnail for immediate display. */
  readonly thumbnail: Blob
}

const QUALITY = 0.85

function draw(picture: ImageBitmap, edge: number, type: PictureRequest['type']): Promise<Blob> {
  const { width, height } = fittedSize(picture, edge)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The canvas has no 2D context')
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

/** Returns null if the picture cannot be decoded. */
async function drawSizes({ file, type }: PictureRequest): Promise<DrawnPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  const full = await draw(picture, PHOTO_EDGE, type)
  const thumbnail = await draw(picture, THUMBNAIL_EDGE, 'image/jpeg')
  picture.close()
  return { full, thumbnail }
}

async function respond(request: PictureRequest, page: MessagePort | undefined): Promise<void> {
  // Other failures, such as lack of memory, are treated the same for the user.
  const picture = await drawSizes(request).catch(() => null)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- ports have no origin
  page?.postMessage(picture)
}

addEventListener('message', ({ data, ports }: MessageEvent<PictureRequest>) => {
  void respond(data, ports[0])
})
