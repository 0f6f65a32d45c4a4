import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Closed value lists of rectification orders. Plain data, so that the browser may import it. */

export const RO_STATUSES = [
  'DRAFT',
  'ISSUED',
  'ANALYSING',
  'PLAN_REVIEW',
  'IMPLEMENTING',
  'VERIFYING',
  'EFFECT_WATCH',
  'CLOSED',
  'VOID',
] as const
export type RoStatus = (typeof RO_STATUSES)[number]

export const RO_STATUS_TEXTS = defineTexts('safetyQuality.roStatus', {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ISSUED: { zh: '待接收', en: 'To be accepted' },
  ANALYSING: { zh: '原因分析', en: 'Analysing' },
  PLAN_REVIEW: { zh: '措施待审', en: 'Plan in review' },
  IMPLEMENTING: { zh: '整改中', en: 'Implementing' },
  VERIFYING: { zh: '待验证', en: 'To be verified' },
  EFFECT_WATCH: { zh: '效果观察', en: 'Effect watched' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
  VOID: { zh: '已作废', en: 'Void' },
} satisfies Record<RoStatus, TextPair>)

/** Sources of findings. */
export const RO_SOURCES = ['CHECK', 'VSR', 'OCC', 'AUDIT_EXT', 'FIRE', 'CUSTOMER', 'DIRECT'] as const
export type RoSource = (typeof RO_SOURCES)[number]

/** Sources that a person may choose for an order by hand. Other orders are created from their source record. */
export const MANUAL_SOURCES = ['DIRECT', 'AUDIT_EXT', 'CUSTOMER', 'OCC'] as const satisfies RoSource[]

export const RO_SOURCE_TEXTS = defineTexts('safetyQuality.roSource', {
  CHECK: { zh: '检查', en: 'Check' },
  VSR: { zh: '自愿报告', en: 'Voluntary report' },
  OCC: { zh: '事件', en: 'Occurrence' },
  AUDIT_EXT: { zh: '外审', en: 'External audit' },
  FIRE: { zh: '消防', en: 'Fire safety' },
  CUSTOMER: { zh: '客户', en: 'Customer' },
  DIRECT: { zh: '直接下达', en: 'Direct' },
} satisfies Record<RoSource, TextPair>)

/** Kinds of action: immediate correction, corrective action, preventive action. */
export const MEASURE_KINDS = ['CORRECTION', 'CORRECTIVE', 'PREVENTIVE'] as const
export type MeasureKind = (typeof MEASURE_KINDS)[number]

export const MEASURE_KIND_TEXTS = defineTexts('safetyQuality.measureKind', {
  CORRECTION: { zh: '纠正', en: 'Correction' },
  CORRECTIVE: { zh: '纠正措施', en: 'Corrective action' },
  PREVENTIVE: { zh: '预防措施', en: 'Preventive action' },
} satisfies Record<MeasureKind, TextPair>)

export const MEASURE_STATUSES = ['OPEN', 'DONE', 'VERIFIED', 'REJECTED'] as const
export type MeasureStatus = (typeof MEASURE_STATUSES)[number]

export const MEASURE_STATUS_TEXTS = defineTexts('safetyQuality.measureStatus', {
  OPEN: { zh: '未完成', en: 'Open' },
  DONE: { zh: '已完成', en: 'Done' },
  VERIFIED: { zh: '已验证', en: 'Verified' },
  REJECTED: { zh: '未通过', en: 'Rejected' },
} satisfies Record<MeasureStatus, TextPair>)

/** Actions on an order, in the order of the process. */
export const RO_ACTIONS = [
  'edit',
  'issue',
  'accept',
  'reassign',
  'savePlan',
  'sendPlan',
  'acceptPlan',
  'returnPlan',
  'saveProgress',
  'report',
  'verify',
  'reject',
  'effective',
  'countersign',
  'ineffective',
  'void',
  'askExtension',
  'grantExtension',
  'refuseExtension',
] as const
export type RoAction = (typeof RO_ACTIONS)[number]

/** Entries of the change history. */
export const RO_HISTORY_ACTIONS = ['create', ...RO_ACTIONS] as const
export type RoHistoryAction = (typeof RO_HISTORY_ACTIONS)[number]

export const EXTENSION_DECISIONS = ['GRANTED', 'REFUSED'] as const
export type ExtensionDecision = (typeof EXTENSION_DECISIONS)[number]

/** Columns that the list can be sorted by. */
export const RO_SORT_KEYS = [
  'roNo',
  'sourceType',
  'level',
  'respDept',
  'respPerson',
  'issuer',
  'planDue',
  'rectifyDue',
  'issuedAt',
  'status',
  'ata',
] as const
export type RoSortKey = (typeof RO_SORT_KEYS)[number]

/** Lengths in characters, and numbers of lines. */
export const RO_LIMITS = {
  title: 80,
  descriptionMin: 10,
  description: 1000,
  basis: 100,
  acReg: 10,
  containment: 1000,
  causes: 10,
  statementMin: 20,
  statement: 500,
  whys: 5,
  why: 200,
  measures: 30,
  measureMin: 10,
  measure: 500,
  doneRemark: 500,
  files: 10,
  remark: 500,
  reasonMin: 10,
  reason: 300,
  voidReasonMin: 5,
  voidReason: 200,
  extensionMin: 20,
  extension: 300,
  watchMinDays: 30,
  watchMaxDays: 90,
  watchMeasureMin: 5,
  watchMeasure: 200,
} as const
