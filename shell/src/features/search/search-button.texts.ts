import { defineTexts } from '../../platform/i18n/define-texts.ts'

/** What stands in the top bar; the rest comes with the dialog. */
export const searchButtonTexts = defineTexts({
  'search.open': { zh: '搜索页面', en: 'Find a page' },
})
