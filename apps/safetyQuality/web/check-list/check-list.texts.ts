import { defineTexts } from '@apron/sdk'

export const CHECK_LIST_TEXTS = defineTexts('safetyQuality.checkList', {
  title: { zh: '检查单', en: 'Check orders' },
  table: { zh: '检查单列表', en: 'List of check orders' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  empty: { zh: '当前航站没有检查单', en: 'There are no check orders at this site' },
  emptyFiltered: { zh: '没有符合条件的检查单', en: 'No check order matches the filter' },
  filter: {
    text: { zh: '编号或标题', en: 'Number or title' },
    checkCat: { zh: '检查类别', en: 'Category' },
    status: { zh: '状态', en: 'State' },
    checkedDept: { zh: '受检部门', en: 'Checked department' },
    leadChecker: { zh: '检查组长', en: 'Lead checker' },
    period: { zh: '计划期间', en: 'Planned period' },
    overdue: { zh: '仅逾期', en: 'Overdue only' },
    all: { zh: '全部', en: 'All' },
  },
})
