import { defineTexts } from '@apron/sdk'

/** Texts shared by the log pages. */
export const logTexts = defineTexts('adminLog', {
  person: { zh: '人员', en: 'Person' },
  kind: { zh: '类型', en: 'Kind' },
  period: { zh: '时间范围', en: 'Date range' },
  time: { zh: '时间', en: 'Time' },
  more: {
    zh: '仅计前 {count} 条，请缩小范围查看更早的记录',
    en: 'Only the newest {count} are counted. Narrow the filter to see older records.',
  },
  exportCut: {
    zh: '记录过多，文件只含最新的 {count} 条',
    en: 'There are too many records. The file contains only the newest {count}.',
  },
})
