import { withCodes } from '@apron/contract/records/field-texts'

/** Names of the fields of a check order. */
export const FIELD_TEXTS = {
  checkNo: { zh: '编号', en: 'Number' },
  title: { zh: '标题', en: 'Title' },
  ...withCodes('safetyQuality.checkList.filter', {
    checkCat: { zh: '检查类别', en: 'Category' },
    checkedDept: { zh: '受检部门', en: 'Checked department' },
    leadChecker: { zh: '检查组长', en: 'Lead checker' },
    status: { zh: '状态', en: 'State' },
  }),
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
}

/** Names of the actions on their buttons. */
export const ACTION_TEXTS = withCodes('safetyQuality.checkedResult.action', {
  edit: { zh: '编辑', en: 'Edit' },
  issue: { zh: '下达', en: 'Issue' },
  cancel: { zh: '取消检查单', en: 'Cancel order' },
  start: { zh: '开始检查', en: 'Start check' },
  saveResult: { zh: '保存', en: 'Save', textCode: 'safetyQuality.checkedResult.action.save' },
  submit: { zh: '提交', en: 'Submit' },
  approve: { zh: '批准', en: 'Approve' },
  return: { zh: '退回', en: 'Return' },
})

/** Names of the entries of the history. */
export const HISTORY_TEXTS = withCodes('safetyQuality.history', {
  create: { zh: '新建', en: 'Created' },
  resume: { zh: '继续检查', en: 'Resumed' },
  edit: { zh: '修改', en: 'Changed' },
  issue: { zh: '下达', en: 'Issued' },
  cancel: { zh: '取消', en: 'Cancelled' },
  start: { zh: '开始检查', en: 'Started' },
  saveResult: { zh: '保存结果', en: 'Results saved' },
  submit: { zh: '提交', en: 'Submitted' },
  approve: { zh: '批准', en: 'Approved' },
  return: { zh: '退回', en: 'Returned' },
})
