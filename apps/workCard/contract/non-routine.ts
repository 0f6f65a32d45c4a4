import { defineRecord, type SaveOf } from '@apron/contract/records/define-record'
import * as field from '@apron/contract/records/fields'
import { app } from '../app.ts'
import { LISTED, SHOWN } from './field-options.ts'

const SEVERITIES = {
  A: { zh: 'A 停场', en: 'A Grounding', meaning: 'red' },
  B: { zh: 'B 需处理', en: 'B To be fixed', meaning: 'amber' },
  C: { zh: 'C 可保留', en: 'C Deferrable', meaning: 'info' },
} as const
const DISPOSITIONS = {
  FIX: { zh: '处理', en: 'Fix' },
  DEFER: { zh: '保留', en: 'Defer' },
  MONITOR: { zh: '监控', en: 'Monitor' },
  CUSTOMER_DECISION: { zh: '客户决定', en: 'Customer decides' },
} as const

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
export const NR_SETTLED: readonly string[] = ['DEFERRED', 'REJECTED', 'CLOSED']

const CARD_NUMBER = '^JC-[0-9]{4}-[0-9]{4,6}$'

/** Options of actions that decide on an assessed non-routine. */
const DECIDED = { permission: 'nr:assess', from: ['ASSESSED', 'CUSTOMER_WAIT'] } as const

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
    description: field.longText(1_000, {
      zh: '描述',
      en: 'Description',
      required: true,
      minLength: 20,
      search: true,
      column: { minWidth: 240 },
    }),
    sourceCard: field.text(14, {
      ...SHOWN,
      zh: '来源工卡',
      en: 'Source card',
      mono: true,
      search: true,
      pattern: CARD_NUMBER,
    }),
    ...field.allReadOnly({
      packageNo: field.text(14, { zh: '工作包', en: 'Package', mono: true, search: true, column: true }),
      acReg: field.aircraft({ zh: '机号', en: 'Registration', search: true, column: true }),
    }),
    ata: field.dictionary('ATA_CHAPTER', { zh: 'ATA章', en: 'ATA chapter', filter: true, column: true }),
    zone: field.text(20, { zh: '区域', en: 'Zone', mono: true }),
    severity: field.choice(SEVERITIES, {
      ...LISTED,
      zh: '严重程度',
      en: 'Severity',
      initial: 'B',
      filter: true,
      column: 144,
    }),
    needsEngineering: field.flag({ zh: '需要工程处理', en: 'Needs engineering', filter: true, column: true }),
    photos: field.files(10, ['jpg', 'png'], { zh: '照片', en: 'Photos' }),
    estHours: field.decimal(1, { zh: '预计工时（h）', en: 'Estimated hours (h)', min: 0, max: 9_999 }),
    ...field.allReadOnly({
      disposition: field.choice(DISPOSITIONS, { zh: '处置', en: 'Disposition', filter: true, column: true }),
      engineeringAnswer: field.longText(1_000, { zh: '工程答复', en: 'Engineering answer' }),
      customerApproval: field.flag({ zh: '客户已批准', en: 'Approved by the customer' }),
      deferralBasis: field.text(100, { zh: '保留依据', en: 'Basis of deferral' }),
      deferUntil: field.date({ zh: '保留至', en: 'Deferred until' }),
      deferHours: field.decimal(1, { zh: '保留至（FH）', en: 'Deferred until (FH)', min: 0, max: 999_999 }),
      deferCycles: field.integer({ zh: '保留至（FC）', en: 'Deferred until (FC)', min: 0, max: 999_999 }),
      newCard: field.text(14, {
        zh: '处理工卡',
        en: 'Card that fixes it',
        mono: true,
        pattern: CARD_NUMBER,
      }),
    }),
    status: field.state(NR_STATES, { zh: '状态', en: 'State', column: true }),
  },
  actions: {
    reject: { ...DECIDED, zh: '不成立', en: 'Reject', to: 'REJECTED', remark: 'required', meaning: 'red' },
    defer: {
      ...DECIDED,
      zh: '保留',
      en: 'Defer',
      to: 'DEFERRED',
      fields: ['deferralBasis'],
      optional: ['deferUntil', 'deferHours', 'deferCycles', 'customerApproval'],
      meaning: 'amber',
    },
    askCustomer: {
      ...DECIDED,
      zh: '提交客户',
      en: 'Ask the customer',
      from: ['ASSESSED'],
      to: 'CUSTOMER_WAIT',
      remark: 'optional',
    },
    card: {
      ...DECIDED,
      zh: '开卡',
      en: 'Link its card',
      to: 'CARDED',
      fields: ['newCard'],
      optional: ['customerApproval'],
    },
    assess: {
      zh: '评估',
      en: 'Assess',
      from: ['RAISED'],
      to: 'ASSESSED',
      permission: 'nr:assess',
      fields: ['disposition'],
      optional: ['engineeringAnswer', 'estHours'],
    },
    close: {
      zh: '关闭',
      en: 'Close',
      from: ['CARDED', 'DEFERRED', 'REJECTED'],
      to: 'CLOSED',
      permission: 'nr:assess',
      meaning: 'green',
    },
  },
})

export type NonRoutineSave = SaveOf<(typeof nonRoutine)['fields']>
