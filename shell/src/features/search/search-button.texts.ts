import { defineTexts } from '@apron/contract/texts/define-texts'

/** What stands in the top bar; the rest comes with the dialog. */
export const searchButtonTexts = defineTexts('search', {
  open: { zh: '搜索页面和记录', en: 'Find a page or record' },
})
