import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the top bar's button. Other texts load with the dialog. */
export const searchButtonTexts = defineTexts('search', {
  open: { zh: '搜索页面和记录', en: 'Find a page or record' },
})
