import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts used only in the bell's popover, loaded when it opens. */
export const newsTexts = defineTexts('news', {
  boxHint: { zh: '按业务查看', en: 'By application' },
  centreHint: { zh: '查找全部消息', en: 'All messages, with filters' },
})
