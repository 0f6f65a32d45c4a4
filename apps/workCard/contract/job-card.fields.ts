import type { ValueOf } from '@apron/contract/records/fields'
import * as field from '@apron/contract/records/fields'

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
export const CARD_ENDS: readonly string[] = ['CLOSED', 'DEFERRED', 'CANCELLED']

/** States in which people work on a card. */
export const CARD_AT_WORK: readonly string[] = ['IN_WORK', 'PAUSED', 'RII_WAIT']

export const CARD_TYPES = {
  ROUTINE: { zh: '例行', en: 'Routine' },
  ADDON: { zh: '增加工作', en: 'Add-on' },
  AD: { zh: '适航指令', en: 'AD' },
  SB: { zh: '服务通告', en: 'SB' },
  COMPONENT: { zh: '附件', en: 'Component' },
  NONROUTINE: { zh: '非例行', en: 'Non-routine' },
} as const

export const STEP_KINDS = {
  WORK: { zh: '施工', en: 'Work' },
  MEASURE: { zh: '测量', en: 'Measure' },
  RII: { zh: '必检', en: 'RII' },
  TOOLCOUNT: { zh: '清点工具', en: 'Tool count' },
  CLOSE: { zh: '封口', en: 'Close-up' },
} as const

export const WARNINGS = {
  WARNING: { zh: '警告', en: 'WARNING', meaning: 'red' },
  CAUTION: { zh: '注意', en: 'CAUTION', meaning: 'amber' },
  NOTE: { zh: '说明', en: 'NOTE', meaning: 'info' },
} as const

export const MATERIAL_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned' },
  REQUESTED: { zh: '已申请', en: 'Requested' },
  ISSUED: { zh: '已发料', en: 'Issued' },
  INSTALLED: { zh: '已安装', en: 'Installed' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  SHORT: { zh: '缺料', en: 'Short' },
} as const

export const TOOL_STATES = {
  PLANNED: { zh: '已计划', en: 'Planned' },
  OUT: { zh: '已借出', en: 'Out' },
  BACK: { zh: '已归还', en: 'Back' },
} as const

export const PAUSE_REASONS = {
  PARTS: { zh: '待料', en: 'Parts' },
  TOOLS: { zh: '待工具', en: 'Tools' },
  ENGINEERING: { zh: '待工程', en: 'Engineering' },
  SHIFT_END: { zh: '下班', en: 'End of shift' },
} as const

const PART_NUMBER = '^[A-Z0-9][A-Z0-9\\-/.]{1,31}$'
const quantity = { min: 0, max: 99_999 } as const

export const REF_DOC_FIELDS = {
  manual: field.text(10, { zh: '手册', en: 'Manual', required: true, mono: true }),
  taskNo: field.text(40, { zh: '任务号', en: 'Task', required: true, mono: true }),
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
  min: field.decimal(3, { zh: '下限', en: 'Minimum', min: -99_999, max: 99_999 }),
  max: field.decimal(3, { zh: '上限', en: 'Maximum', min: -99_999, max: 99_999 }),
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
  pn: field.text(32, { zh: '件号', en: 'Part number', required: true, mono: true, pattern: PART_NUMBER }),
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
  tool: field.text(40, {
    zh: '工具类型或资产编号',
    en: 'Tool type or asset no.',
    required: true,
    mono: true,
  }),
  torqueRange: field.text(30, { zh: '力矩范围', en: 'Torque range' }),
  loanNo: field.text(20, { zh: '借用单', en: 'Loan', mono: true }),
  calDue: field.date({ zh: '校验到期', en: 'Calibration due' }),
  status: field.choice(TOOL_STATES, { zh: '状态', en: 'State', required: true, initial: 'PLANNED' }),
} as const
