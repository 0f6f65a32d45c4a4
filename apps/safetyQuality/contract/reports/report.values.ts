import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Closed value lists of voluntary reports. Plain data, so that the browser may import it. */

export const REPORT_STATES = [
  'RECEIVED',
  'TRIAGE',
  'INFO_REQ',
  'REDIRECTED',
  'MERGED',
  'INVESTIGATING',
  'ACTION',
  'CLOSING',
  'CLOSED',
  'PUBLISHED',
] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Names of the states of a report. */
export const REPORT_STATE_TEXTS = defineTexts('safetyQuality.reportState', {
  RECEIVED: { zh: '已接收', en: 'Received' },
  TRIAGE: { zh: '筛选中', en: 'Being screened' },
  INFO_REQ: { zh: '待补充', en: 'Information requested' },
  REDIRECTED: { zh: '转其他渠道', en: 'Passed to another channel' },
  MERGED: { zh: '已合并', en: 'Merged' },
  INVESTIGATING: { zh: '调查中', en: 'Under investigation' },
  ACTION: { zh: '措施实施中', en: 'Actions under way' },
  CLOSING: { zh: '关闭审核', en: 'Awaiting closing' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
  PUBLISHED: { zh: '已发布', en: 'Published' },
} satisfies Record<ReportState, TextPair>)

export const REPORT_ACTIONS = [
  'take',
  'ask',
  'feedback',
  'redirect',
  'merge',
  'recuse',
  'accept',
  'saveWork',
  'sign',
  'act',
  'submitClosing',
  'approveClosing',
  'returnClosing',
  'extend',
  'publish',
  'withdraw',
  'reopen',
] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]

/** Kinds of texts between the office and the holder of the code. */
export const ENTRY_KINDS = ['QUESTION', 'ANSWER', 'ADDITION', 'FEEDBACK', 'REDIRECTION'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Kinds of steps shown to the holder of the code: states, and events that do not change the state. */
export const STEP_KINDS = [...REPORT_STATES, 'CONTACT_READ', 'CONTACT_DESTROYED', 'EXTENDED'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const IDENTITY_MODES = ['ANON', 'CONF', 'OPEN'] as const
export type IdentityMode = (typeof IDENTITY_MODES)[number]

export const ACTIVITIES = [
  'REMOVAL',
  'INSTALLATION',
  'SERVICING',
  'INSPECTION',
  'TEST',
  'REPAIR',
  'TROUBLESHOOTING',
  'TOWING',
  'RUNUP',
  'PAPERWORK',
  'HANDOVER',
  'STORAGE',
] as const
export const RECURRENCES = ['FIRST', 'FEW', 'OFTEN', 'UNKNOWN'] as const
export const ROLE_GROUPS = [
  'UNTOLD',
  'MECHANIC',
  'INSPECTOR',
  'ENGINEER',
  'PLANNER',
  'STORES',
  'TOOLING',
  'RAMP',
  'MANAGEMENT',
  'OTHER',
] as const
export const EXPERIENCES = ['UNTOLD', 'UNDER_2', 'FROM_2', 'FROM_5', 'OVER_10'] as const

/** Directories of the dictionary with the values of a report form. */
export const REPORT_DIRECTORIES = {
  category: 'VSR_CATEGORY',
  timeBand: 'TIME_BAND',
  shift: 'SHIFT',
  areaType: 'AREA_TYPE',
  acType: 'AC_TYPE',
  ata: 'ATA_CHAPTER',
  maintType: 'CHECK_TYPE',
  discovery: 'DISCOVERY',
  outcome: 'OUTCOME',
  potential: 'RISK_SEV',
  factors: 'ROOT_CAUSE_CAT',
  hfTags: 'HF_TAG',
} as const

/** Values of OUTCOME with a special meaning in the form. */
export const NO_OUTCOME = 'NONE'
export const DELAY_OUTCOME = 'DELAY'

/** Lengths in characters, numbers of values, and minutes. */
export const REPORT_LIMITS = {
  name: 40,
  email: 80,
  contactTime: 60,
  titleMin: 4,
  title: 80,
  acReg: 8,
  reference: 60,
  narrativeMin: 30,
  narrative: 4000,
  factorText: 300,
  note: 1000,
  delayMin: 10_080,
  values: 20,
  yearsBack: 5,
  questionMin: 5,
  question: 1000,
  answer: 2000,
  explanationMin: 30,
  explanation: 500,
  feedbackMin: 10,
  feedback: 2000,
  reasonMin: 10,
  reason: 200,
  rationaleMin: 20,
  rationale: 500,
  facts: 4000,
  factorMin: 10,
  factor: 500,
  defences: 1000,
  noActionMin: 20,
  noAction: 500,
  card: 2000,
  setting: 200,
} as const

/** Protection classes of a report. Classified content must not be entered at all. */
export const PROTECT_CLASSES = ['SENSITIVE', 'GENERAL'] as const
/** Kinds of event, as in the MEDA form. */
export const EVENT_TYPES = ['OPERATIONAL', 'DAMAGE', 'INJURY', 'REWORK', 'NEAR_MISS', 'CONDITION'] as const
/** Kinds of system failure. */
export const FAILURE_TYPES = [
  'INSTALLATION',
  'SERVICING',
  'REPAIR',
  'INSPECTION',
  'FOD',
  'EQUIPMENT',
  'INJURY',
  'RECORDS',
  'OTHER',
] as const
/** The checklist that two people sign before a report is shared. */
export const DEID_CHECKS = [
  'names',
  'registrations',
  'date',
  'place',
  'rareDetails',
  'attachments',
  'meaning',
  'blame',
] as const
export const DEID_SIGNATURES = 2

/** Texts of the de-identified record, each in both languages. */
export const CARD_PARTS = ['title', 'setting', 'happened', 'why', 'changed', 'lesson'] as const
export type CardPart = (typeof CARD_PARTS)[number]

/** Days from receipt to each target. The safety director may postpone closing once. */
export const SERVICE_DAYS = { feedback: 30, closing: 90, extended: 180 } as const
/** Working days from receipt to the triage decision. */
export const TRIAGE_WORKING_DAYS = 2
/** Days after closing for which a code stays valid. */
export const CODE_DAYS = 365

/** Days after which a report with an unanswered question resumes. */
export const ANSWER_DAYS = 14
/** Days after receipt at which contact data is destroyed at the latest. */
export const CONTACT_DAYS = 90
