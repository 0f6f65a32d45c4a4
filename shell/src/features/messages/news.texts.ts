import { defineTexts } from '@apron/contract/texts/define-texts'

/** What of the popover of the bell nothing else needs: it comes when the bell is opened. */
export const newsTexts = defineTexts('news', {
  boxHint: { zh: '按业务查看', en: 'By application' },
  centreHint: { zh: '查找全部消息', en: 'All messages, with filters' },
})
