import { defineTexts } from '@apron/sdk'

export const DRAFT_TEXTS = defineTexts('pages.draft', {
  title: { zh: '您有未保存的输入内容', en: 'You have unsaved entries' },
  found: {
    zh: '您于 {time} 在此输入了以下内容，尚未保存：{fields}。',
    en: 'You entered the following here on {time} and did not save it: {fields}.',
  },
  between: { zh: '、', en: ', ' },
  changed: {
    zh: '之后该记录已被修改。请为下列各项选择要保留的内容：',
    en: 'The record has been changed since. Choose which value to keep for each field:',
  },
  mine: { zh: '我输入的：{value}', en: 'Mine: {value}' },
  saved: { zh: '现已保存的：{value}', en: 'Saved: {value}' },
  take: { zh: '继续使用', en: 'Take over' },
  discard: { zh: '丢弃', en: 'Discard' },
  other: { zh: '其他内容', en: 'other entries' },
  empty: { zh: '（空）', en: '(empty)' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  entries: { zh: '{count} 项', en: '{count} entries' },
})
