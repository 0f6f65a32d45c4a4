import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const tabsTexts = defineTexts({
  'tabs.label': { zh: '已打开的页面', en: 'Open pages' },
  'tabs.menu': { zh: '标签操作', en: 'Tab actions' },
  'tabs.refresh': { zh: '刷新', en: 'Refresh' },
  'tabs.close': { zh: '关闭', en: 'Close' },
  'tabs.closeOthers': { zh: '关闭其他', en: 'Close others' },
  'tabs.closeLeft': { zh: '关闭左侧', en: 'Close to the left' },
  'tabs.closeRight': { zh: '关闭右侧', en: 'Close to the right' },
  'tabs.closeAll': { zh: '关闭所有', en: 'Close all' },
  'tabs.favour': { zh: '加入收藏', en: 'Add to favourites' },
  'tabs.scrollLeft': { zh: '向左滚动', en: 'Scroll left' },
  'tabs.scrollRight': { zh: '向右滚动', en: 'Scroll right' },
  'tabs.pin': { zh: '固定标签', en: 'Pin' },
  'tabs.unpin': { zh: '取消固定', en: 'Unpin' },
  'tabs.pinned': { zh: '已固定', en: 'Pinned' },
  'tabs.moveLeft': { zh: '左移', en: 'Move left' },
  'tabs.moveRight': { zh: '右移', en: 'Move right' },
  'tabs.asleep': { zh: '已休眠，打开时重新加载', en: 'Asleep, loads again when opened' },
  'tabs.ownTitle': { zh: '{title}（页面：{own}）', en: '{title} (page: {own})' },
  'tabs.namedByLink': {
    zh: '当前页面是“{own}”，标签名称“{title}”来自打开它的链接',
    en: 'This page is “{own}”. The name of its tab, “{title}”, came with the link that opened it',
  },
  'tabs.unsaved': { zh: '有未保存的内容', en: 'Unsaved work' },
})
