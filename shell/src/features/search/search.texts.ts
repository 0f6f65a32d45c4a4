import { defineTexts } from '@apron/contract/texts/define-texts'

export const searchTexts = defineTexts('search', {
  title: { zh: '搜索页面', en: 'Find a page' },
  placeholder: { zh: '菜单、已打开或最近的页面', en: 'Menu, open or recent pages' },
  results: { zh: '匹配的页面', en: 'Matching pages' },
  openTabs: { zh: '已打开', en: 'Open' },
  favourites: { zh: '收藏', en: 'Favourites' },
  recent: { zh: '最近', en: 'Recent' },
  menu: { zh: '菜单', en: 'Menu' },
  count: { zh: '共 {count} 个页面', en: 'Pages: {count}' },
  none: {
    zh: '没有匹配的页面，请换一个词。',
    en: 'No page matches. Try another word.',
  },
  more: {
    zh: '另有 {count} 个页面，请输入更多字词。',
    en: '{count} more. Type more to narrow it down.',
  },
  keys: {
    zh: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    en: '↑ ↓ to choose, Enter to open, Esc to close',
  },
})
