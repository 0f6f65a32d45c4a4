import { pickTexts } from '@apron/contract/texts/pick-texts'
import { drawPicture } from './draw-picture.ts'
import { filePlan, isHeic } from './file-plan.ts'
import { filesTexts } from './files.texts.ts'

export interface PreparedFile {
  readonly file: File
  /** Of a picture, to be shown at once. */
  readonly small: Blob | null
}

/**
 * What is sent of a file that was chosen: of a picture nothing but its pixels, in a size that can be read.
 * @throws an error whose message is for the person: a picture that cannot be decoded is not sent as it is
 */
export async function prepareFile(
  file: File,
  { number, language }: { readonly number: number; readonly language: 'zh' | 'en' },
): Promise<PreparedFile> {
  const plan = filePlan(file.name, number)
  if (plan.kind === 'as-it-is') return { file, small: null }
  const picture = await drawPicture({ file, type: plan.type })
  if (picture === null) {
    const texts = pickTexts(filesTexts, language)
    throw new Error(isHeic(file.name) ? texts.heic : texts.undecodable)
  }
  return { file: new File([picture.whole], plan.name, { type: plan.type }), small: picture.small }
}
