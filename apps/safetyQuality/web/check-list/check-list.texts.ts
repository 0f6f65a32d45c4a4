import { defineTexts, type TextPair } from '@apron/sdk'

export const CHECK_LIST_TEXTS = defineTexts('safetyQuality.checkList', {
  title: { zh: '检查单', en: 'Check orders' },
  new: { zh: '新建检查单', en: 'New check order' },
  table: { zh: '检查单列表', en: 'List of check orders' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  empty: {
    zh: '当前航站没有检查单。拥有“新建检查单”权限的人员可以新建并下达。',
    en: 'There are no check orders at this site. Whoever holds the right to create check orders can add one and issue it.',
  },
  emptyFiltered: { zh: '没有符合条件的检查单', en: 'No check orders match the filter' },
  quick: {
    mine: { zh: '我的', en: 'Mine' },
    dueToday: { zh: '今日到期', en: 'Due today' },
    overdue: { zh: '逾期', en: 'Overdue' },
    awaitingMe: { zh: '待我处理', en: 'Awaiting me' },
  },
  bulk: {
    approve: { zh: '批准', en: 'Approve' },
    approveWhat: {
      zh: '以下检查单将被批准，批准后不能撤销。',
      en: 'These check orders will be approved. This cannot be undone.',
    },
    detail: {
      zh: '不符合 {nc} · 观察项 {obs} · 得分 {score}',
      en: 'Non-conforming: {nc} · Observations: {obs} · Score: {score}',
    },
    remark: { zh: '审批意见（选填）', en: 'Remark (optional)' },
    return: { zh: '退回', en: 'Return' },
    returnWhat: {
      zh: '以下检查单将退回检查组长，退回原因相同。',
      en: 'These check orders go back to their lead checkers, all with this reason.',
    },
    reason: { zh: '退回原因', en: 'Reason' },
    tooShort: { zh: '请填写退回原因（5至200字）', en: 'Enter the reason (5 to 200 characters)' },
  },
  filter: {
    text: { zh: '编号或标题', en: 'Number or title' },
    checkCat: { zh: '检查类别', en: 'Category' },
    status: { zh: '状态', en: 'State' },
    checkedDept: { zh: '受检部门', en: 'Checked department' },
    leadChecker: { zh: '检查组长', en: 'Lead checker' },
    period: { zh: '计划期间', en: 'Planned period' },
    all: { zh: '全部', en: 'All' },
  },
})

/** Names of all columns, for the table and for the column setting, where they are the wire form. */
export const COLUMN_NAMES = {
  checkNo: { zh: '编号', en: 'Number' },
  title: { zh: '标题', en: 'Title' },
  checkCat: { zh: '检查类别', en: 'Category' },
  checkedDept: { zh: '受检部门', en: 'Checked department' },
  leadChecker: { zh: '检查组长', en: 'Lead checker' },
  status: { zh: '状态', en: 'State' },
  ncCount: { zh: '不符合项', en: 'NC items' },
  obsCount: { zh: '观察项', en: 'Observations' },
  itemCount: { zh: '进度', en: 'Progress' },
  score: { zh: '得分', en: 'Score' },
  planStart: { zh: '计划开始', en: 'Planned start' },
  planEnd: { zh: '计划完成', en: 'Planned end' },
  actualStart: { zh: '实际开始', en: 'Actual start' },
  actualEnd: { zh: '实际完成', en: 'Actual end' },
  template: { zh: '检查模板', en: 'Template' },
  area: { zh: '区域', en: 'Area' },
  label: { zh: '标签', en: 'Label' },
  announced: { zh: '预先通知', en: 'Announced' },
} as const satisfies Record<string, TextPair>
