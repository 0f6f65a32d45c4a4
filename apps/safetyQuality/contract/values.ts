import { withCodes } from '@apron/contract/records/field-texts'
import { keysIn } from '@apron/contract/records/fields'
import { defineTexts } from '@apron/contract/texts/define-texts'

/** Closed value lists of check orders. Plain data, so that the browser may import it. */

/** States of a check order. Red and amber are reserved for states that require action. */
export const CHECK_STATES = withCodes('safetyQuality.status', {
  DRAFT: { zh: '草稿', en: 'Draft', meaning: 'neutral' },
  ISSUED: { zh: '已下达', en: 'Issued', meaning: 'neutral' },
  IN_PROGRESS: { zh: '检查中', en: 'In progress', meaning: 'info' },
  SUBMITTED: { zh: '待审批', en: 'Awaiting approval', meaning: 'info' },
  RETURNED: { zh: '已退回', en: 'Returned', meaning: 'amber' },
  APPROVED: { zh: '已审批', en: 'Approved', meaning: 'green' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', meaning: 'neutral' },
})
export const CHECK_STATUSES = keysIn(CHECK_STATES)
export type CheckStatus = keyof typeof CHECK_STATES
export const STATUS_TEXTS = defineTexts('safetyQuality.status', CHECK_STATES)

/** Values of the dictionary CHECK_RESULT, in the order in which they are offered. */
export const CHECK_RESULTS = ['C', 'NC', 'OBS', 'NA', 'NI'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

export const CHECK_METHOD_OPTIONS = withCodes('safetyQuality.method', {
  DOCUMENTS: { zh: '查阅', en: 'Documents' },
  OBSERVE: { zh: '现场', en: 'On site' },
  INTERVIEW: { zh: '询问', en: 'Interview' },
  SAMPLE: { zh: '抽样', en: 'Sampling' },
  MEASURE: { zh: '测量', en: 'Measurement' },
})
export const CHECK_METHODS = keysIn(CHECK_METHOD_OPTIONS)
export type CheckMethod = keyof typeof CHECK_METHOD_OPTIONS
export const METHOD_TEXTS = defineTexts('safetyQuality.method', CHECK_METHOD_OPTIONS)

/** Values of the dictionary FINDING_LEVEL: 1 is the most serious. */
export const FINDING_LEVELS = ['1', '2', '3'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

/** Lengths of results in characters, and number of photos. */
export const CHECK_LIMITS = {
  remark: 500,
  conclusion: 1000,
  findingMin: 10,
  findingMax: 1000,
  containment: 500,
  photos: 5,
} as const
export const MEASURED_MAX = 1_000_000
export const CHECKERS_MAX = 5
export const ITEMS_MAX = 100

/** Category of checks that are not announced before they start. */
export const SPOT_CHECK = 'SPOT'

/** Years that can be planned. */
export const PLAN_YEARS = { first: 2020, last: 2099 } as const
