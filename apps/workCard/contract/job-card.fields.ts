import type { ValueOf } from '@apron/contract/records/fields'
import * as field from '@apron/contract/records/fields'
import { MATERIAL_STATES, STEP_KINDS, TOOL_STATES, WARNINGS } from './job-card.texts.ts'

export const CARD_STATES = {
  DRAFT: { zh: '草稿', en: 'Draft', meaning: 'neutral', editable: true },
  RELEASED: { zh: '已发布', en: 'Released', meaning: 'info' },
  ASSIGNED: { zh: '已分配', en: 'Assigned', meaning: 'info' },
  IN_WORK: { zh: '施工中', en: 'In work', meaning: 'amber' },
  PAUSED: { zh: '暂停', en: 'Paused', meaning: 'neutral' },
  RII_WAIT: { zh: '待必检', en: 'RII waiting', meaning: 'amber' },
  COMPLETED: { zh: '已完成', en: 'Completed', meaning: 'green' },
  CLOSED: { zh: '已关闭', en: 'Closed', meaning: 'green' },
  DEFERRED: { zh: '已保留', en: 'Deferred', meaning: 'info' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', meaning: 'neutral' },
} as const
export type CardStatus = keyof typeof CARD_STATES

/** Final states of a card. */
export const FINAL_CARD_STATES: readonly string[] = ['CLOSED', 'DEFERRED', 'CANCELLED']

/** States in which people work on a card. */
export const ACTIVE_CARD_STATES: readonly string[] = ['IN_WORK', 'PAUSED', 'RII_WAIT']

const PART_NUMBER = '^[A-Z0-9][A-Z0-9\\-/.]{1,31}$'
const quantity = { min: 0, max: 99_999 } as const
const limit = { min: -99_999, max: 99_999 } as const
const CODE = { required: true, mono: true } as const

export const DOC_FIELDS = {
  manual: field.text(10, { ...CODE, zh: '手册', en: 'Manual' }),
  taskNo: field.text(40, { ...CODE, zh: '任务号', en: 'Task' }),
  revision: field.text(10, { zh: '版次', en: 'Revision', required: true }),
  revDate: field.date({ zh: '版次日期', en: 'Revision date' }),
} as const

export const STEP_FIELDS = {
  stepNo: field.integer({ zh: '步骤', en: 'Step', required: true, min: 1, max: 999 }),
  kind: field.choice(STEP_KINDS, { zh: '类型', en: 'Kind', required: true, initial: 'WORK' }),
  textZh: field.longText(500, { zh: '内容（中文）', en: 'Text (Chinese)', required: true }),
  textEn: field.longText(500, { zh: '内容（英文）', en: 'Text (English)' }),
  measureLabel: field.text(40, { zh: '测量项', en: 'Measured' }),
  unit: field.text(12, { zh: '单位', en: 'Unit', requiredWhen: ({ kind }) => kind === 'MEASURE' }),
  min: field.decimal(3, { zh: '下限', en: 'Minimum', ...limit }),
  max: field.decimal(3, { zh: '上限', en: 'Maximum', ...limit }),
  decimals: field.integer({ zh: '小数位', en: 'Decimals', min: 0, max: 3 }),
  warning: field.choice(WARNINGS, { zh: '警示', en: 'Warning' }),
  warningText: field.longText(300, { zh: '警示内容', en: 'Warning text' }),
  imageRef: field.text(80, { zh: '图', en: 'Figure' }),
  arStepRef: field.text(40, { zh: 'AR步骤', en: 'AR step' }),
  free: field.flag({ zh: '可不按顺序签署', en: 'May be signed out of order' }),
} as const

/** A step as written by the author. */
export type CardStep = { -readonly [Name in keyof typeof STEP_FIELDS]: ValueOf<(typeof STEP_FIELDS)[Name]> }

export const MATERIAL_FIELDS = {
  pn: field.text(32, { ...CODE, zh: '件号', en: 'Part number', pattern: PART_NUMBER }),
  nomenclature: field.text(60, { zh: '名称', en: 'Nomenclature' }),
  qtyReq: field.decimal(2, { zh: '需求数量', en: 'Required', required: true, ...quantity }),
  uom: field.dictionary('UOM', { zh: '单位', en: 'Unit' }),
  qtyIssued: field.decimal(2, { zh: '发料数量', en: 'Issued', ...quantity }),
  batchNo: field.text(30, { zh: '批号', en: 'Batch', mono: true }),
  sn: field.text(30, { zh: '序号', en: 'Serial no.', mono: true }),
  certNo: field.text(40, { zh: '合格证号', en: 'Certificate', mono: true }),
  offPn: field.text(32, { zh: '拆下件号', en: 'Removed P/N', mono: true }),
  offSn: field.text(30, { zh: '拆下序号', en: 'Removed S/N', mono: true }),
  status: field.choice(MATERIAL_STATES, { zh: '状态', en: 'State', required: true, initial: 'PLANNED' }),
} as const

export const TOOL_FIELDS = {
  tool: field.text(40, { ...CODE, zh: '工具类型或资产编号', en: 'Tool type or asset no.' }),
  torqueRange: field.text(30, { zh: '力矩范围', en: 'Torque range' }),
  loanNo: field.text(20, { zh: '借用单', en: 'Loan', mono: true }),
  calDue: field.date({ zh: '校验到期', en: 'Calibration due' }),
  status: field.choice(TOOL_STATES, { zh: '状态', en: 'State', required: true, initial: 'PLANNED' }),
} as const
