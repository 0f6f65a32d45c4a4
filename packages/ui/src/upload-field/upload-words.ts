import { defineTexts } from '@apron/contract/texts/define-texts'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { isPicture, type UploadLimits } from './upload-rules.ts'

/** Texts of the field. Loaded with it, not with the first page. */
export const UPLOAD_TEXTS = defineTexts('ui.upload', {
  choose: { zh: '选择文件', en: 'Choose files' },
  photograph: { zh: '拍照', en: 'Take a photo' },
  drop: { zh: '或将文件拖到此处', en: 'or drop them here' },
  wrongFormat: { zh: '文件格式有误!', en: 'This file type is not accepted.' },
  template: { zh: '下载模板', en: 'Download template' },
  templateMissing: { zh: '请配置模板文件', en: 'No template file is configured' },
  accepted: { zh: '支持 {kinds}', en: 'Accepted: {kinds}' },
  pictures: { zh: '图片（JPG、PNG、WebP、GIF）', en: 'pictures (JPG, PNG, WebP, GIF)' },
  spreadsheet: { zh: 'Excel 表格', en: 'Excel workbooks' },
  letter: { zh: 'Word 文档', en: 'Word documents' },
  text: { zh: '文本文件', en: 'text files' },
  limits: {
    zh: '最多 {count} 个，单个不超过 {megabytes} MB',
    en: 'up to {count} files of {megabytes} MB each',
  },
  limitsOne: { zh: '最多 1 个，单个不超过 {megabytes} MB', en: '1 file of up to {megabytes} MB' },
  hint: { zh: '{accepted}；{limits}', en: '{accepted}; {limits}' },
  between: { zh: '、', en: ', ' },
  tooMany: { zh: '最多 {count} 个文件', en: 'Choose at most {count} files' },
  tooLarge: { zh: '文件超过 {megabytes} MB', en: 'The file is larger than {megabytes} MB' },
  cancel: { zh: '取消上传：{name}', en: 'Cancel upload: {name}' },
  retry: { zh: '重新上传：{name}', en: 'Upload again: {name}' },
  remove: { zh: '移除：{name}', en: 'Remove: {name}' },
  uploaded: { zh: '上传成功', en: 'Uploaded' },
  waiting: { zh: '待上传', en: 'Not uploaded yet' },
  progress: { zh: '上传进度：{name}', en: 'Upload progress: {name}' },
})

const MEGABYTE = 1024 * 1024

export const megabytesOf = ({ maxBytes }: UploadLimits) => maxBytes / MEGABYTE

/** Returns the accepted kinds of files in words. Extensions without a word stay as they are. */
function kindsInWords(words: TextsOf<typeof UPLOAD_TEXTS>, accept: readonly string[]): string[] {
  const kindNames: Readonly<Record<string, string>> = {
    xlsx: words.spreadsheet,
    docx: words.letter,
    txt: words.text,
  }
  const kinds = accept.map(ending =>
    isPicture(`.${ending}`) ? words.pictures : (kindNames[ending] ?? ending.toUpperCase()),
  )
  return [...new Set(kinds)]
}

/** A space between two Chinese characters. Only a space between Chinese and Latin characters is kept. */
const SPACE_IN_CHINESE = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu

/** Describes in one sentence which files may be uploaded. */
export function uploadHint(words: TextsOf<typeof UPLOAD_TEXTS>, limits: UploadLimits): string {
  const { accept, maxFiles } = limits
  const text = maxFiles === 1 ? words.limitsOne : words.limits
  return fillText(words.hint, {
    accepted: fillText(words.accepted, { kinds: kindsInWords(words, accept).join(words.between) }).replace(
      SPACE_IN_CHINESE,
      '',
    ),
    limits: fillText(text, { count: maxFiles, megabytes: megabytesOf(limits) }),
  })
}
