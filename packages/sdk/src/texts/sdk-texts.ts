import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts of the SDK itself, for pages that cannot be rendered and tabs with unsaved work. */
export const SDK_TEXTS = defineTexts('sdk', {
  pageFailed: { zh: '页面出现错误', en: 'This page ran into an error' },
  pageFailedHint: {
    zh: '错误已上报。您可以重试，其他标签页不受影响。',
    en: 'The error was reported. You can try again; other tabs are not affected.',
  },
  pageNotFetched: { zh: '页面加载失败', en: 'This page could not be loaded' },
  pageNotFetchedHint: { zh: '请检查网络后重试。', en: 'Check the network, then try again.' },
  retry: { zh: '重试', en: 'Try again' },
  unknownPage: {
    zh: '当前版本不包含此页面',
    en: 'This page is not part of the installed version',
  },
  unknownPageHint: {
    zh: '其他页面不受影响。地址：{path}',
    en: 'The other pages are not affected. Address: {path}',
  },
  toHome: { zh: '返回主页', en: 'Go to home page' },
  toLogin: { zh: '返回登录页', en: 'Go to login page' },
  unsavedTitle: { zh: '提示', en: 'Notice' },
  unsavedMessage: { zh: '有未保存的内容，确定要离开吗？', en: 'You have unsaved work. Leave anyway?' },
  leave: { zh: '离开', en: 'Leave' },
  stay: { zh: '留在此页', en: 'Stay' },
})
