import { describeRecord } from '@apron/contract/records/define-record'
import { withCodes } from '@apron/contract/records/field-texts'
import * as field from '@apron/contract/records/fields'
import { app } from '../../app.ts'
import { CHECK_STATES } from '../values.ts'

const FILTER_TEXTS = 'safetyQuality.checkList.filter'
const asked = { required: true, filter: true, sort: true } as const
const counted = { required: true, min: 0, max: 100 } as const
const day = { required: true, sort: true, column: 124 } as const
const moment = { column: 152 } as const

/** Entries of the history. */
const HISTORY = withCodes('safetyQuality.history', {
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

/** Describes the fields and actions of a check order. Its calls are defined by hand in `check-order.calls.ts`. */
export const checkOrder = describeRecord({
  app,
  name: 'checkOrder',
  title: { zh: '检查单', en: 'Check order' },
  fields: {
    checkNo: field.serial('CK', 4, { zh: '编号', en: 'Number', column: 128 }),
    title: field.text(80, { zh: '标题', en: 'Title', search: true, column: { minWidth: 184 } }),
    checkCat: field.dictionary('CHECK_CAT', {
      zh: '检查类别',
      en: 'Category',
      textCode: `${FILTER_TEXTS}.checkCat`,
      ...asked,
      column: 128,
    }),
    checkedDept: field.department({
      zh: '受检部门',
      en: 'Checked department',
      textCode: `${FILTER_TEXTS}.checkedDept`,
      ...asked,
      column: 168,
    }),
    leadChecker: field.person({
      zh: '检查组长',
      en: 'Lead checker',
      textCode: `${FILTER_TEXTS}.leadChecker`,
      ...asked,
      column: 124,
    }),
    status: field.state(CHECK_STATES, {
      zh: '状态',
      en: 'State',
      textCode: `${FILTER_TEXTS}.status`,
      column: 216,
    }),
    ncCount: field.integer({ zh: '不符合项', en: 'NC items', ...counted, sort: true, column: 102 }),
    obsCount: field.integer({ zh: '观察项', en: 'Observations', ...counted, sort: true, column: 124 }),
    itemCount: field.integer({ zh: '进度', en: 'Progress', ...counted, column: 88 }),
    score: field.decimal(1, { zh: '得分', en: 'Score', min: 0, max: 100, sort: true, column: 88 }),
    planStart: field.date({ zh: '计划开始', en: 'Planned start', ...day }),
    planEnd: field.date({ zh: '计划完成', en: 'Planned end', ...day }),
    actualStart: field.dateTime({ zh: '实际开始', en: 'Actual start', ...moment }),
    actualEnd: field.dateTime({ zh: '实际完成', en: 'Actual end', ...moment }),
    template: field.text(80, { zh: '检查模板', en: 'Template', column: 176 }),
    area: field.text(60, { zh: '区域', en: 'Area', mono: true, column: 88 }),
    label: field.text(80, { zh: '标签', en: 'Label', column: 96 }),
    announced: field.flag({ zh: '预先通知', en: 'Announced', column: 108 }),
  },
  // In the order in which calls return them; `next-action.ts` decides the order of the buttons.
  actions: withCodes('safetyQuality.checkedResult.action', {
    edit: { zh: '编辑', en: 'Edit', from: ['DRAFT'], to: 'DRAFT', permission: 'check:add' },
    issue: { zh: '下达', en: 'Issue', from: ['DRAFT'], to: 'ISSUED', permission: 'check:issue' },
    cancel: {
      zh: '取消检查单',
      en: 'Cancel order',
      from: ['DRAFT', 'ISSUED'],
      to: 'CANCELLED',
      permission: 'check:cancel',
      remark: 'required',
    },
    start: {
      zh: '开始检查',
      en: 'Start check',
      from: ['ISSUED', 'RETURNED'],
      to: 'IN_PROGRESS',
      permission: 'check:view',
    },
    saveResult: {
      zh: '保存',
      en: 'Save',
      textCode: 'safetyQuality.checkedResult.action.save',
      from: ['IN_PROGRESS'],
      to: 'IN_PROGRESS',
      permission: 'check:view',
    },
    submit: { zh: '提交', en: 'Submit', from: ['IN_PROGRESS'], to: 'SUBMITTED', permission: 'check:submit' },
    approve: {
      zh: '批准',
      en: 'Approve',
      from: ['SUBMITTED'],
      to: 'APPROVED',
      permission: 'check:approve',
      remark: 'optional',
      meaning: 'green',
    },
    return: {
      zh: '退回',
      en: 'Return',
      from: ['SUBMITTED'],
      to: 'RETURNED',
      permission: 'check:approve',
      remark: 'required',
      meaning: 'amber',
    },
  }),
  history: HISTORY,
})

export type CheckAction = keyof typeof checkOrder.actions
export const CHECK_ACTIONS = field.keysIn(checkOrder.actions)

export type HistoryAction = keyof typeof HISTORY
export const HISTORY_ACTIONS = field.keysIn(HISTORY)
