import { defineTexts } from '@apron/contract/texts/define-texts'

export const subAppsTexts = defineTexts('subApps', {
  loading: { zh: '正在加载…', en: 'Loading…' },
  closeAnywayTitle: { zh: '仍要关闭？', en: 'Close anyway?' },
  closeAnyway: {
    zh: '页面“{title}”没有正确响应关闭请求，未保存的内容可能会丢失。',
    en: 'The page “{title}” did not respond to the request to close. Unsaved work may be lost.',
  },
  newVersion: {
    zh: '{names}有新版本，刷新页面后生效。标签会重新打开。',
    en: 'A new version of {names} is available. Reload the page to use it; your tabs will open again.',
  },
  portalChanged: {
    zh: '门户已更新，部分页面需要刷新后才能打开。',
    en: 'The portal has been updated. Some pages open only after you reload.',
  },
  reload: { zh: '刷新页面', en: 'Reload' },
  later: { zh: '稍后', en: 'Later' },
  closeLabel: { zh: '关闭', en: 'Close' },
})
