import { describeRecord } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../../app.ts'
import { CHECK_STATES } from '../values.ts'
import { HISTORY_TEXTS as history, FIELD_TEXTS as label, ACTION_TEXTS as verb } from './check-order.texts.ts'

const filterable = { required: true, filter: true, sort: true } as const
const count = { required: true, min: 0, max: 100 } as const
const date = { required: true, sort: true, column: 124 } as const
const cancellation = { from: ['DRAFT', 'ISSUED'], to: 'CANCELLED' } as const
const decision = { from: ['SUBMITTED'], permission: 'check:approve' } as const

/** Describes the fields and actions of a check order. Its calls are defined by hand in `check-order.calls.ts`. */
export const checkOrder = describeRecord({
  app,
  name: 'checkOrder',
  title: { zh: '检查单', en: 'Check order' },
  fields: {
    checkNo: field.serial('CK', 4, { ...label.checkNo, column: 128 }),
    title: field.text(80, { ...label.title, search: true, column: { minWidth: 184 } }),
    checkCat: field.dictionary('CHECK_CAT', { ...label.checkCat, ...filterable, column: 128 }),
    checkedDept: field.department({ ...label.checkedDept, ...filterable, column: 168 }),
    leadChecker: field.person({ ...label.leadChecker, ...filterable, column: 124 }),
    status: field.state(CHECK_STATES, { ...label.status, column: 216 }),
    ncCount: field.integer({ ...label.ncCount, ...count, sort: true, column: 102 }),
    obsCount: field.integer({ ...label.obsCount, ...count, sort: true, column: 124 }),
    itemCount: field.integer({ ...label.itemCount, ...count, column: 88 }),
    score: field.decimal(1, { ...label.score, min: 0, max: 100, sort: true, column: 88 }),
    planStart: field.date({ ...label.planStart, ...date }),
    planEnd: field.date({ ...label.planEnd, ...date }),
    actualStart: field.dateTime({ ...label.actualStart, column: 152 }),
    actualEnd: field.dateTime({ ...label.actualEnd, column: 152 }),
    template: field.text(80, { ...label.template, column: 176 }),
    area: field.text(60, { ...label.area, mono: true, column: 88 }),
    label: field.text(80, { ...label.label, column: 96 }),
    announced: field.flag({ ...label.announced, column: 108 }),
  },
  // In the order in which calls return them; `next-action.ts` decides the order of the buttons.
  actions: {
    edit: { ...verb.edit, from: ['DRAFT'], to: 'DRAFT', permission: 'check:add' },
    issue: { ...verb.issue, from: ['DRAFT'], to: 'ISSUED', permission: 'check:issue' },
    cancel: { ...verb.cancel, ...cancellation, permission: 'check:cancel', remark: 'required' },
    start: { ...verb.start, from: ['ISSUED', 'RETURNED'], to: 'IN_PROGRESS', permission: 'check:view' },
    saveResult: { ...verb.saveResult, from: ['IN_PROGRESS'], to: 'IN_PROGRESS', permission: 'check:view' },
    submit: { ...verb.submit, from: ['IN_PROGRESS'], to: 'SUBMITTED', permission: 'check:submit' },
    approve: { ...verb.approve, ...decision, to: 'APPROVED', remark: 'optional', meaning: 'green' },
    return: { ...verb.return, ...decision, to: 'RETURNED', remark: 'required', meaning: 'amber' },
  },
  history,
})

export type CheckAction = keyof typeof checkOrder.actions
export const CHECK_ACTIONS = field.keysIn(checkOrder.actions)

export type HistoryAction = keyof typeof history
export const HISTORY_ACTIONS = field.keysIn(history)
