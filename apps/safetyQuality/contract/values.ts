import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Closed value lists of check orders. Plain data, so that the browser may import it. */

export const CHECK_STATUSES = [
  'DRAFT',
  'ISSUED',
  'IN_PROGRESS',
  'SUBMITTED',
  'RETURNED',
  'APPROVED',
  'CANCELLED',
] as const
export type CheckStatus = (typeof CHECK_STATUSES)[number]

/** What people call the states of a check order. */
export const STATUS_TEXTS = defineTexts('safetyQuality.status', {
  DRAFT: { zh: '草稿', en: 'Draft' },
  ISSUED: { zh: '已下达', en: 'Issued' },
  IN_PROGRESS: { zh: '检查中', en: 'In progress' },
  SUBMITTED: { zh: '待审批', en: 'Awaiting approval' },
  RETURNED: { zh: '已退回', en: 'Returned' },
  APPROVED: { zh: '已审批', en: 'Approved' },
  CANCELLED: { zh: '已取消', en: 'Cancelled' },
} satisfies Record<CheckStatus, TextPair>)

/** Values of the dictionary CHECK_RESULT, in the order in which they are offered. */
export const CHECK_RESULTS = ['C', 'NC', 'OBS', 'NA', 'NI'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

export const CHECK_METHODS = ['DOCUMENTS', 'OBSERVE', 'INTERVIEW', 'SAMPLE', 'MEASURE'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

/** Values of the dictionary FINDING_LEVEL: 1 is the most serious. */
export const FINDING_LEVELS = ['1', '2', '3'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

/** What a person may do with a check order: until it is issued, and from then on. */
export const CHECK_ACTIONS = [
  'edit',
  'issue',
  'cancel',
  'start',
  'saveResult',
  'submit',
  'approve',
  'return',
] as const
export type CheckAction = (typeof CHECK_ACTIONS)[number]

/** What the change history may contain. */
export const HISTORY_ACTIONS = ['create', 'resume', ...CHECK_ACTIONS] as const
export type HistoryAction = (typeof HISTORY_ACTIONS)[number]

/** Columns a list of check orders can be sorted by. */
export const CHECK_SORT_KEYS = [
  'checkNo',
  'checkCat',
  'checkedDept',
  'leadChecker',
  'planStart',
  'planEnd',
  'status',
  'ncCount',
  'obsCount',
  'score',
] as const
export type CheckSortKey = (typeof CHECK_SORT_KEYS)[number]

/** Lengths in characters. */
export const CHECK_LIMITS = {
  remark: 500,
  conclusion: 1000,
  findingMin: 10,
  findingMax: 1000,
  containment: 500,
  photos: 5,
  returnReasonMin: 5,
  returnReasonMax: 200,
  measuredAbs: 1_000_000,
} as const

/** Of an order that is written by hand: lengths in characters, numbers of lines and people. */
export const DRAFT_LIMITS = {
  title: 80,
  area: 60,
  basis: 100,
  checkers: 5,
  items: 100,
  group: 40,
  itemText: 200,
  basisRef: 60,
  sampleSize: 50,
  unit: 10,
  measures: 5,
  measuredAbs: 1_000_000,
  reasonMin: 5,
  reasonMax: 200,
} as const

/** The category of checks that nobody is told of before they start. */
export const SPOT_CHECK = 'SPOT'
