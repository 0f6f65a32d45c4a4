import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const ownPagesTexts = defineTexts({
  'ownPages.loading': { zh: '页面加载中', en: 'Loading the page' },
  'ownPages.failed': {
    zh: '页面无法显示，请重试；若仍失败请刷新浏览器',
    en: 'The page could not be shown. Try again; if it fails again, reload the browser',
  },
})
