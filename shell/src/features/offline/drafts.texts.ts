import { defineTexts } from '@apron/contract/texts/define-texts'

export const draftsTexts = defineTexts('drafts', {
  title: { zh: '本机未保存内容', en: 'Unsaved work on this device' },
})
