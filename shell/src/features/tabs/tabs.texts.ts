import { defineTexts } from '@apron/contract/texts/define-texts'

export const tabsTexts = defineTexts('tabs', {
  label: { zh: '已打开的页面', en: 'Open pages' },
  all: { zh: '全部标签', en: 'All tabs' },
  menu: { zh: '标签操作', en: 'Tab actions' },
  refresh: { zh: '刷新', en: 'Refresh' },
  close: { zh: '关闭', en: 'Close' },
  closeOthers: { zh: '关闭其他', en: 'Close others' },
  closeLeft: { zh: '关闭左侧', en: 'Close to the left' },
  closeRight: { zh: '关闭右侧', en: 'Close to the right' },
  closeAll: { zh: '关闭所有', en: 'Close all' },
  favour: { zh: '加入收藏', en: 'Add to favourites' },
  scrollLeft: { zh: '向左滚动', en: 'Scroll left' },
  scrollRight: { zh: '向右滚动', en: 'Scroll right' },
  pin: { zh: '固定标签', en: 'Pin' },
  unpin: { zh: '取消固定', en: 'Unpin' },
  pinned: { zh: '已固定', en: 'Pinned' },
  moveLeft: { zh: '左移', en: 'Move left' },
  moveRight: { zh: '右移', en: 'Move right' },
  asleep: { zh: '已休眠，打开时重新加载', en: 'Asleep, reloads when opened' },
  ownTitle: { zh: '{title}（页面：{own}）', en: '{title} (page: {own})' },
  namedByLink: {
    zh: '当前页面是“{own}”，标签名称“{title}”来自打开它的链接',
    en: 'This page is “{own}”. The tab name “{title}” comes from the link that opened it.',
  },
  unsaved: { zh: '有未保存的内容', en: 'Unsaved work' },
})
