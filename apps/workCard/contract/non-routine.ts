import { defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { LISTED, PACKAGE, SHOWN } from './field-options.ts'
import { ACTIONS, DISPOSITIONS, SEVERITIES } from './non-routine.texts.ts'

export const NR_STATES = {
  RAISED: { zh: '已提交', en: 'Raised', meaning: 'amber' },
  ASSESSED: { zh: '已评估', en: 'Assessed', meaning: 'info' },
  CUSTOMER_WAIT: { zh: '待客户', en: 'Waits for customer', meaning: 'amber' },
  CARDED: { zh: '已开卡', en: 'Carded', meaning: 'info' },
  DEFERRED: { zh: '已保留', en: 'Deferred', meaning: 'info' },
  REJECTED: { zh: '不成立', en: 'Rejected', meaning: 'neutral' },
  CLOSED: { zh: '已关闭', en: 'Closed', meaning: 'green' },
} as const

/** States in which a non-routine no longer blocks the release of its package. */
export const NON_BLOCKING_NR_STATES: readonly string[] = ['DEFERRED', 'REJECTED', 'CLOSED']

const CARD_NUMBER = { mono: true, pattern: '^JC-[0-9]{4}-[0-9]{4,6}$' } as const
const limit = { min: 0, max: 999_999 } as const

const SEVERITY = { ...LISTED, initial: 'B', filter: true, column: 144 } as const
const DESCRIPTION = { required: true, minLength: 20, search: true, column: { minWidth: 240 } } as const

/** Options of actions that decide on an assessed non-routine. */
const DECISION = { permission: 'nr:assess', from: ['ASSESSED', 'CUSTOMER_WAIT'] } as const

/** A defect found while working on a card. */
export const nonRoutine = defineRecord({
  app,
  name: 'nonRoutine',
  title: { zh: '非例行', en: 'Non-routine' },
  path: '/api/job-card/nonRoutine',
  table: 'work_card_non_routine',
  permissions: { view: 'nr:view', edit: 'nr:add', export: 'card:export' },
  fields: {
    nrNo: field.serial('NR', 4, { zh: '编号', en: 'Number', column: 128 }),
    description: field.longText(1_000, { ...DESCRIPTION, zh: '描述', en: 'Description' }),
    sourceCard: field.text(14, { ...SHOWN, ...CARD_NUMBER, zh: '来源工卡', en: 'Source card', search: true }),
    ...field.allReadOnly({
      packageNo: field.text(14, { ...PACKAGE, column: true }),
      acReg: field.aircraft({ zh: '机号', en: 'Registration', search: true, column: true }),
    }),
    ata: field.dictionary('ATA_CHAPTER', { zh: 'ATA章', en: 'ATA chapter', filter: true, column: true }),
    zone: field.text(20, { zh: '区域', en: 'Zone', mono: true }),
    severity: field.choice(SEVERITIES, { ...SEVERITY, zh: '严重程度', en: 'Severity' }),
    needsEngineering: field.flag({ zh: '需要工程处理', en: 'Needs engineering', filter: true, column: true }),
    photos: field.files(10, ['jpg', 'png'], { zh: '照片', en: 'Photos' }),
    estHours: field.decimal(1, { zh: '预计工时（h）', en: 'Estimated hours (h)', min: 0, max: 9_999 }),
    ...field.allReadOnly({
      disposition: field.choice(DISPOSITIONS, { zh: '处置', en: 'Disposition', filter: true, column: true }),
      engineeringAnswer: field.longText(1_000, { zh: '工程答复', en: 'Engineering answer' }),
      customerApproval: field.flag({ zh: '客户已批准', en: 'Approved by the customer' }),
      deferralBasis: field.text(100, { zh: '保留依据', en: 'Basis of deferral' }),
      deferUntil: field.date({ zh: '保留至', en: 'Deferred until' }),
      deferHours: field.decimal(1, { zh: '保留至（FH）', en: 'Deferred until (FH)', ...limit }),
      deferCycles: field.integer({ zh: '保留至（FC）', en: 'Deferred until (FC)', ...limit }),
      newCard: field.text(14, { ...CARD_NUMBER, zh: '处理工卡', en: 'Card that fixes it' }),
    }),
    status: field.state(NR_STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    reject: { ...DECISION, ...ACTIONS.reject, to: 'REJECTED', remark: 'required', meaning: 'red' },
    defer: {
      ...DECISION,
      ...ACTIONS.defer,
      to: 'DEFERRED',
      fields: ['deferralBasis'],
      optional: ['deferUntil', 'deferHours', 'deferCycles', 'customerApproval'],
      meaning: 'amber',
    },
    askCustomer: {
      ...DECISION,
      ...ACTIONS.askCustomer,
      from: ['ASSESSED'],
      to: 'CUSTOMER_WAIT',
      remark: 'optional',
    },
    card: { ...DECISION, ...ACTIONS.card, to: 'CARDED', fields: ['newCard'], optional: ['customerApproval'] },
    assess: {
      ...ACTIONS.assess,
      from: ['RAISED'],
      to: 'ASSESSED',
      permission: 'nr:assess',
      fields: ['disposition'],
      optional: ['engineeringAnswer', 'estHours'],
    },
    close: {
      ...ACTIONS.close,
      from: ['CARDED', 'DEFERRED', 'REJECTED'],
      to: 'CLOSED',
      permission: 'nr:assess',
      meaning: 'green',
    },
  },
})

export type NonRoutineSave = SaveOf<(typeof nonRoutine)['fields']>
