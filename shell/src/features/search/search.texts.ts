import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const searchTexts = defineTexts({
  'search.title': { zh: '搜索页面', en: 'Find a page' },
  'search.placeholder': { zh: '菜单、已打开或最近的页面', en: 'Menu, open or recent pages' },
  'search.results': { zh: '匹配的页面', en: 'Matching pages' },
  'search.openTabs': { zh: '已打开', en: 'Open' },
  'search.favourites': { zh: '收藏', en: 'Favourites' },
  'search.recent': { zh: '最近', en: 'Recent' },
  'search.menu': { zh: '菜单', en: 'Menu' },
  'search.count': { zh: '共 {count} 个页面', en: 'Pages: {count}' },
  'search.none': {
    zh: '没有匹配的页面，请换一个词。',
    en: 'No page matches. Try another word.',
  },
  'search.more': {
    zh: '另有 {count} 个页面，请输入更多字词。',
    en: '{count} more. Type more to narrow it down.',
  },
  'search.keys': {
    zh: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    en: '↑ ↓ to choose, Enter to open, Esc to close',
  },
})
