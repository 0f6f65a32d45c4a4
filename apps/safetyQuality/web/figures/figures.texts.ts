import { defineTexts } from '@apron/sdk'

export const FIGURES_TEXTS = defineTexts('safetyQuality.figures', {
  title: { zh: '安全质量统计', en: 'Safety figures' },
  period: { zh: '下达时间：{from} 至 {to}', en: 'Issued from {from} to {to}' },
  save: { zh: '导出统计', en: 'Export figures' },
  none: { zh: '没有数据', en: 'Nothing to show' },
  empty: {
    zh: '当前航站近12个月没有您可以查看的整改单，也没有未关闭的整改单。',
    en: 'There are no rectification orders of the last 12 months at this site that you may see, and none that are open.',
  },
  file: {
    figure: { zh: '统计项', en: 'Figure' },
    line: { zh: '分类', en: 'Line' },
    value: { zh: '数值', en: 'Value' },
    unit: { zh: '单位', en: 'Unit' },
  },
  chart: {
    months: { zh: '按月份', en: 'By month' },
    levels: { zh: '按问题等级', en: 'By level' },
    sources: { zh: '按来源', en: 'By source' },
    causes: { zh: '按根本原因类别', en: 'By root cause category' },
    chapters: { zh: '按ATA章', en: 'By ATA chapter' },
    open: { zh: '各部门未关闭', en: 'Open orders by department' },
    overdue: { zh: '各部门逾期', en: 'Overdue orders by department' },
    closing: { zh: '平均关闭天数', en: 'Average days to close' },
  },
  label: {
    months: { zh: '月份', en: 'Month' },
    levels: { zh: '问题等级', en: 'Level' },
    sources: { zh: '来源', en: 'Source' },
    causes: { zh: '原因类别', en: 'Category' },
    chapters: { zh: 'ATA章', en: 'ATA chapter' },
    open: { zh: '责任部门', en: 'Department' },
    overdue: { zh: '责任部门', en: 'Department' },
    closing: { zh: '问题等级', en: 'Level' },
  },
  orders: { zh: '整改单数', en: 'Orders' },
  days: { zh: '天数', en: 'Days' },
  closedOf: { zh: '{level}（已关闭{count}张）', en: '{level} ({count} closed)' },
})
