import { defineTexts } from '@apron/sdk'

/** Texts of all imports. */
export const csvImportTexts = defineTexts('csvImport', {
  open: { zh: '导入', en: 'Import' },
  file: { zh: 'CSV 文件', en: 'CSV file' },
  choose: { zh: '选择文件', en: 'Choose file' },
  hint: {
    zh: 'UTF-8 或 GB18030，最多 10000 行、5 MB；先显示结果，确认后才导入',
    en: 'UTF-8 or GB18030, up to 10,000 rows and 5 MB. You see the result before anything is imported.',
  },
  template: { zh: '下载模板', en: 'Download template' },
  tooLarge: {
    zh: '文件超过 5 MB，请拆分',
    en: 'The file is larger than 5 MB. Split it and import the parts.',
  },
  encoding: {
    zh: '文件既不是 UTF-8 也不是 GB18030，请另存后重试',
    en: 'The file is neither UTF-8 nor GB18030. Save it in one of these encodings, then choose it again.',
  },
  counts: {
    zh: '新增 {added} 行，修改 {changed} 行，不变 {unchanged} 行，有误 {wrong} 行',
    en: 'Added: {added}, changed: {changed}, unchanged: {unchanged}, with errors: {wrong}',
  },
  wrongText: {
    zh: '请在文件中改正下列各行后重新选择；在此之前不会导入任何内容',
    en: 'Correct these rows in the file, then choose it again. Nothing is imported until then.',
  },
  nothing: { zh: '文件不会带来任何变化', en: 'The file contains no changes' },
  more: { zh: '仅显示前 {shown} 行', en: 'Only the first {shown} rows are shown' },
  row: { zh: '行', en: 'Row' },
  key: { zh: '对象', en: 'Record' },
  field: { zh: '列', en: 'Column' },
  problem: { zh: '问题', en: 'Problem' },
  what: { zh: '结果', en: 'Result' },
  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  waits: { zh: '（待确认）', en: ' (waiting)' },
  waiting: {
    zh: '其中 {count} 行涉及受保护的权限，或已在使用账号的手机、邮箱，导入后须由另一名管理员在“权限变更”中逐项确认',
    en: 'Rows with guarded rights, or with a new mobile number or e-mail address for an account in use: {count}. After the import, another administrator must confirm each of them under “Rights changes”.',
  },
  wrongRows: { zh: '有误的行', en: 'Rows with errors' },
  changingRows: { zh: '将要写入的行', en: 'Rows to import' },
  apply: { zh: '导入 {count} 行', en: 'Import {count} rows' },
  applyOne: { zh: '导入 1 行', en: 'Import 1 row' },
  done: { zh: '已导入 {count} 行', en: 'Rows imported: {count}' },
  reading: { zh: '正在检查文件', en: 'Checking the file' },
})
