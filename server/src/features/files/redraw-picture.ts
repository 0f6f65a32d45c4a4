import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { IMAGE_EDGE, IMAGE_PIXELS } from '@apron/contract/limits/files'
import sharp from 'sharp'
import { PICTURE_SECONDS } from './picture-queue.ts'

const JPEG_QUALITY = 90

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/**
 * Re-encodes a picture, which removes metadata such as place and camera; animations keep their first frame. Works in
 * memory, so that a failure here is the picture's and any later one the disk's.
 *
 * @param picture its bytes, or the path of a file
 * @throws Refusal
 */
export async function redrawPicture(picture: string | Buffer, format: PictureFormat): Promise<Buffer> {
  try {
    const drawn = sharp(picture, { limitInputPixels: IMAGE_PIXELS, pages: 1 })
    const { width, height } = await drawn.metadata()
    if (Math.max(width, height) > IMAGE_EDGE) throw new Refusal(SERVER_ERRORS.imageTooLarge)
    return await drawn
      .autoOrient()
      .toFormat(format, format === 'jpeg' ? { quality: JPEG_QUALITY } : {})
      .timeout({ seconds: PICTURE_SECONDS })
      .toBuffer()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (error instanceof Error && /pixel limit/.test(error.message))
      throw new Refusal(SERVER_ERRORS.imageTooLarge)
    throw new Refusal(SERVER_ERRORS.fileContentWrong)
  }
}
