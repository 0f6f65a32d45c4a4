import { defineTexts } from '@apron/sdk'

export const translationsTexts = defineTexts('translations', {
  title: { zh: '翻译管理', en: 'Translations' },
  keyword: { zh: '编码或文本', en: 'Code or text' },
  type: { zh: '类型', en: 'Type' },
  'type.1': { zh: '普通文本', en: 'Plain text' },
  'type.2': { zh: '文件链接', en: 'Linked file' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  overrides: { zh: '内置文本', en: 'Built-in text' },
  updateBy: { zh: '修改人', en: 'Changed by' },
  updateTime: { zh: '修改时间', en: 'Changed' },
  add: { zh: '新增翻译', en: 'Add translation' },
  edit: { zh: '编辑翻译 {code}', en: 'Edit translation {code}' },
  codeHint: { zh: '例如 portal.company', en: 'For example portal.company' },
  codeWrong: {
    zh: '以字母开头，只含字母、数字、点、下划线和连字符，最多 100 个字符',
    en: 'Start with a letter. Use only letters, digits, dots, underscores and hyphens, up to 100 characters.',
  },
  oneText: { zh: '中文和英文不能同时为空', en: 'Enter a Chinese or an English text' },
  textHint: { zh: '留空则使用内置文本', en: 'Leave empty to use the built-in text' },
  keptFile: { zh: '当前文件', en: 'Current file' },
  fileWrong: {
    zh: '须为本系统的文件：/file/ 加文件编号',
    en: 'Must be a file in this portal: /file/ followed by the file number',
  },
  builtIn: { zh: '内置文本：{zh} / {en}', en: 'Built-in text: {zh} / {en}' },
  bracesDiffer: {
    zh: '占位符与内置文本不同。内置文本中有：{braces}。缺少的内容将不会显示。',
    en: 'The placeholders differ from those of the built-in text, which has: {braces}. What is missing will not be shown.',
  },
  noBraces: { zh: '无', en: 'none' },
  atNextLoad: {
    zh: '保存后，其他人在下次打开或刷新门户时看到。',
    en: 'Other people see the change the next time they open or reload the portal.',
  },
  deleteTitle: { zh: '删除翻译', en: 'Delete translation' },
  deleteQuestion: {
    zh: '删除后将恢复显示内置文本，确定删除 {code} 吗？',
    en: 'Delete {code}? The built-in text will be shown again.',
  },
})
