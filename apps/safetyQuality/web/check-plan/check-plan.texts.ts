import { defineTexts } from '@apron/sdk'

export const CHECK_PLAN_TEXTS = defineTexts('safetyQuality.checkPlan', {
  title: { zh: '年度检查计划', en: 'Annual check plan' },
  table: { zh: '{year}年检查计划', en: 'Check plan {year}' },
  year: { zh: '年份', en: 'Year' },
  template: { zh: '检查模板', en: 'Template' },
  dept: { zh: '受检部门', en: 'Checked department' },
  retired: { zh: '已停用', en: 'Not in force' },
  empty: {
    zh: '本年还没有检查计划。请先添加模板和受检部门。',
    en: 'Nothing is planned for this year. Add a template and a department to begin.',
  },
  legend: { zh: '图例', en: 'Legend' },
  state: {
    planned: { zh: '已计划', en: 'Planned' },
    missing: { zh: '缺检查单', en: 'Missing' },
    ordered: { zh: '已编制', en: 'Order created' },
  },
  hidden: { zh: '已编制', en: 'Created' },
  make: { zh: '编制', en: 'Create' },
  made: { zh: '已生成检查单{no}草稿', en: 'Draft {no} created' },
  // Accessible names of the buttons in a cell.
  plan: { zh: '计划{row}，{month}', en: 'Plan {row}, {month}' },
  unplan: { zh: '取消计划{row}，{month}', en: 'Remove {row}, {month} from the plan' },
  makeFor: { zh: '编制检查单：{row}，{month}', en: 'Create order: {row}, {month}' },
  add: {
    title: { zh: '添加一行', en: 'Add a row' },
    send: { zh: '添加', en: 'Add' },
  },
  remove: { zh: '删除{row}', en: 'Remove {row}' },
})
