import { defineTexts } from '@apron/sdk'

/** Words of the import, whatever is imported. */
export const csvImportTexts = defineTexts('csvImport', {
  open: { zh: '导入', en: 'Import' },
  file: { zh: 'CSV 文件', en: 'CSV file' },
  choose: { zh: '选择文件', en: 'Choose a file' },
  hint: {
    zh: 'UTF-8 或 GB18030，最多 10000 行、5 MB；先显示结果，确认后才导入',
    en: 'UTF-8 or GB18030, at most 10,000 rows and 5 MB. The result is shown before anything is imported.',
  },
  template: { zh: '下载模板', en: 'Download the template' },
  tooLarge: { zh: '文件超过 5 MB，请拆分', en: 'The file has more than 5 MB. Split it' },
  encoding: {
    zh: '文件既不是 UTF-8 也不是 GB18030，请另存后重试',
    en: 'The file is neither UTF-8 nor GB18030. Save it again as one of them',
  },
  counts: {
    zh: '新增 {added} 行，修改 {changed} 行，不变 {unchanged} 行，有误 {wrong} 行',
    en: 'Added: {added}, changed: {changed}, unchanged: {unchanged}, wrong: {wrong}',
  },
  wrongText: {
    zh: '请在文件中改正下列各行后重新选择；在此之前不会导入任何内容',
    en: 'Put these rows right in the file and choose it again. Nothing is imported before',
  },
  nothing: { zh: '文件不会带来任何变化', en: 'The file changes nothing' },
  more: { zh: '仅显示前 {shown} 行', en: 'Only the first {shown} rows are shown' },
  row: { zh: '行', en: 'Row' },
  key: { zh: '对象', en: 'Record' },
  field: { zh: '列', en: 'Column' },
  problem: { zh: '问题', en: 'What is wrong' },
  what: { zh: '结果', en: 'Result' },
  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  waits: { zh: '（待确认）', en: ' (waits)' },
  waiting: {
    zh: '其中 {count} 行涉及受保护的权限，或已在使用账号的手机、邮箱，导入后须由另一名管理员在“权限变更”中逐项确认',
    en: 'Rows with guarded rights, or another mobile or e-mail of an account in use: {count}. Another administrator must confirm each under “Rights changes”',
  },
  wrongRows: { zh: '有误的行', en: 'Wrong rows' },
  changingRows: { zh: '将要写入的行', en: 'Rows that will be written' },
  apply: { zh: '导入 {count} 行', en: 'Import rows: {count}' },
  done: { zh: '导入成功', en: 'Imported' },
  reading: { zh: '正在检查文件', en: 'Looking at the file' },
})
