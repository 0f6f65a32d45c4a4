/** What the SDK itself says, when a page cannot be drawn or a tab with unsaved work is to close. */
export const SDK_TEXTS = {
  pageFailed: { zh: '页面出现错误', en: 'This page ran into an error' },
  pageFailedHint: {
    zh: '错误已上报。您可以重试，其他标签页不受影响。',
    en: 'The error was reported. You can try again; other tabs are not affected.',
  },
  pageNotFetched: { zh: '页面加载失败', en: 'This page could not be loaded' },
  pageNotFetchedHint: { zh: '请检查网络后重试。', en: 'Check the network, then try again.' },
  retry: { zh: '重试', en: 'Try again' },
  unknownPage: { zh: '页面不存在', en: 'There is no such page' },
  unknownPageHint: { zh: '地址 {path} 不存在，请检查链接。', en: 'Nothing is at {path}. Check the link.' },
  unsavedTitle: { zh: '提示', en: 'Notice' },
  unsavedMessage: { zh: '有未保存的内容，确定要离开吗？', en: 'There is unsaved work. Leave anyway?' },
  leave: { zh: '离开', en: 'Leave' },
  stay: { zh: '留在此页', en: 'Stay' },
} as const
