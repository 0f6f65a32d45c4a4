import { pickTexts } from '@apron/contract/texts/pick-texts'
import { drawPicture } from './draw-picture.ts'
import { filePlan, isHeic } from './file-plan.ts'
import { filesTexts } from './files.texts.ts'

export interface PreparedFile {
  readonly file: File
  /** Thumbnail of a picture for immediate display. */
  readonly thumbnail: Blob | null
}

/**
 * Prepares a selected file for upload. Pictures are reduced to their pixels at a readable size.
 * @throws an error with a message for the user: an undecodable picture is never sent as it is
 */
export async function prepareFile(
  file: File,
  { number, language }: { readonly number: number; readonly language: 'zh' | 'en' },
): Promise<PreparedFile> {
  const plan = filePlan(file.name, number)
  if (plan.kind === 'unchanged') return { file, thumbnail: null }
  const picture = await drawPicture({ file, type: plan.type })
  if (picture === null) {
    const texts = pickTexts(filesTexts, language)
    throw new Error(isHeic(file.name) ? texts.heic : texts.undecodable)
  }
  return { file: new File([picture.full], plan.name, { type: plan.type }), thumbnail: picture.thumbnail }
}
