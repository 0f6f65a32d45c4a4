import { defineTexts } from '@apron/contract/texts/define-texts'

export const ownPagesTexts = defineTexts('ownPages', {
  loading: { zh: '页面加载中', en: 'Loading the page' },
  failed: {
    zh: '页面无法显示，请重试；若仍失败请刷新浏览器',
    en: 'The page could not be shown. Try again; if it fails again, reload the browser',
  },
})
