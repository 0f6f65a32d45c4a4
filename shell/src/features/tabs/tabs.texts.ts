import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const tabsTexts = defineTexts({
  'tabs.label': { zh: '已打开的页面', en: 'Open pages' },
  'tabs.menu': { zh: '标签操作', en: 'Tab actions' },
  'tabs.refresh': { zh: '刷新', en: 'Refresh' },
  'tabs.close': { zh: '关闭', en: 'Close' },
  'tabs.closeOthers': { zh: '关闭其他', en: 'Close others' },
  'tabs.closeAll': { zh: '关闭所有', en: 'Close all' },
  'tabs.scrollLeft': { zh: '向左滚动', en: 'Scroll left' },
  'tabs.scrollRight': { zh: '向右滚动', en: 'Scroll right' },
  'tabs.unsaved': { zh: '有未保存的内容', en: 'Unsaved work' },
})
