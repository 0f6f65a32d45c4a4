import { defineTexts } from '@apron/sdk'

export const LIST_TEXTS = defineTexts('pages.list', {
  filter: { zh: '查询条件', en: 'Filter' },
  quick: { zh: '快捷筛选', en: 'Quick filters' },
  empty: { zh: '暂无数据', en: 'Nothing here yet' },
  emptyFiltered: { zh: '没有符合条件的数据', en: 'Nothing matches the filter' },
  showAll: { zh: '清除条件', en: 'Clear filter' },
  site: { zh: '航站', en: 'Site' },
  bulk: {
    bar: { zh: '批量操作', en: 'Bulk actions' },
    ticked: { zh: '已选 {count} 条', en: '{count} selected' },
    full: { zh: '已选 {count} 条，一次最多 {count} 条', en: '{count} selected, the most at once' },
    clear: { zh: '取消选择', en: 'Clear selection' },
    title: { zh: '{action}（{count} 条）', en: '{action} ({count})' },
    result: { zh: '处理结果', en: 'Result' },
    rows: { zh: '所选数据', en: 'Selected rows' },
    done: { zh: '已完成', en: 'Done' },
    failed: { zh: '未完成', en: 'Not done' },
    allDone: { zh: '{done} 条已全部完成。', en: 'All done: {done}.' },
    someDone: {
      zh: '已完成 {done} 条，未完成 {failed} 条；未完成的仍保持选中。',
      en: 'Done: {done}. Not done: {failed}. What was not done stays selected.',
    },
    cancel: { zh: '取消', en: 'Cancel' },
    close: { zh: '关闭', en: 'Close' },
  },
})
