import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the faulty application; its tests read the same table. */
export const FAULTY_TEXTS = defineTexts('faulty', {
  text: { zh: '内容', en: 'Text' },
  inEvent: { zh: '点击时出错', en: 'Fail in a click' },
  inPromise: { zh: '异步出错', en: 'Fail in a promise' },
  inTimer: { zh: '定时出错', en: 'Fail in a timer' },
  repaired: { zh: '页面已恢复', en: 'The page is mended' },
})
