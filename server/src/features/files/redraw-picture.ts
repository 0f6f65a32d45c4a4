import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { IMAGE_EDGE, IMAGE_PIXELS } from '@apron/contract/limits/files'
import sharp from 'sharp'
import { DRAWING_SECONDS } from './drawing.ts'

const JPEG_QUALITY = 90

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/**
 * Draws a picture anew, so that what is hidden in it, place and camera among it, is gone; of moving ones the first picture stays. In
 * memory, so that whatever fails here is the picture, and whatever fails afterwards the disk.
 * @param picture its bytes, or the path of a file
 * @throws a refusal
 */
export async function redrawPicture(picture: string | Buffer, format: PictureFormat): Promise<Buffer> {
  try {
    const drawn = sharp(picture, { limitInputPixels: IMAGE_PIXELS, pages: 1 })
    const { width, height } = await drawn.metadata()
    if (Math.max(width, height) > IMAGE_EDGE) throw new Refusal(SERVER_ERRORS.imageTooLarge)
    return await drawn
      .autoOrient()
      .toFormat(format, format === 'jpeg' ? { quality: JPEG_QUALITY } : {})
      .timeout({ seconds: DRAWING_SECONDS })
      .toBuffer()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Error && /pixel limit/.test(error.message))
      throw new Refusal(SERVER_ERRORS.imageTooLarge)
    throw new Refusal(SERVER_ERRORS.fileContentWrong)
  }
}
