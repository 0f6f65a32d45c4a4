import { defineTexts } from '@apron/sdk'

export const LIST_TEXTS = defineTexts('pages.list', {
  filter: { zh: '查询条件', en: 'Filter' },
  quick: { zh: '快捷筛选', en: 'Quick filters' },
  empty: { zh: '暂无数据', en: 'Nothing here yet' },
  emptyFiltered: { zh: '没有符合条件的数据', en: 'Nothing matches the filter' },
  showAll: { zh: '清除条件', en: 'Clear filter' },
  site: { zh: '航站', en: 'Site' },
})
