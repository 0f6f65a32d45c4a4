import { defineTexts } from '@apron/sdk'

export const CHECK_LIST_TEXTS = defineTexts('safetyQuality.checkList', {
  title: { zh: '检查单', en: 'Check orders' },
  new: { zh: '新建检查单', en: 'New check order' },
  table: { zh: '检查单列表', en: 'List of check orders' },
  empty: {
    zh: '当前航站没有检查单。拥有“新建检查单”权限的人员可以新建并下达。',
    en: 'There are no check orders at this site. People with the right to create check orders can add one and issue it.',
  },
  emptyFiltered: { zh: '没有符合条件的检查单', en: 'No check orders match the filter' },
  quick: {
    mine: { zh: '我的', en: 'Mine' },
    dueToday: { zh: '今日到期', en: 'Due today' },
    overdue: { zh: '逾期', en: 'Overdue' },
    awaitingMe: { zh: '待我处理', en: 'Awaiting me' },
  },
  bulk: {
    approveWhat: {
      zh: '以下检查单将被批准，批准后不能撤销。',
      en: 'These check orders will be approved. This cannot be undone.',
    },
    detail: {
      zh: '不符合 {nc} · 观察项 {obs} · 得分 {score}',
      en: 'Non-conforming: {nc} · Observations: {obs} · Score: {score}',
    },
    remark: { zh: '审批意见（选填）', en: 'Remark (optional)' },
    returnWhat: {
      zh: '以下检查单将退回检查组长，退回原因相同。',
      en: 'These check orders go back to their lead checkers, all with this reason.',
    },
    reason: { zh: '退回原因', en: 'Reason' },
  },
  filter: {
    text: { zh: '编号或标题', en: 'Number or title' },
    period: { zh: '计划期间', en: 'Planned period' },
  },
})
