import { defineTexts } from '@apron/contract/texts/define-texts'

export const partsTexts = defineTexts('parts', {
  notFetched: {
    zh: '暂时无法打开，请检查网络后重试；已打开的页面不受影响',
    en: 'This cannot be opened at the moment. Check the network and try again. Open pages are not affected.',
  },
  failed: {
    zh: '无法显示，请重试；已打开的页面不受影响',
    en: 'This could not be shown. Try again. Open pages are not affected.',
  },
  close: { zh: '关闭', en: 'Close' },
})
