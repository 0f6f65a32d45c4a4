import { defineTexts } from '@apron/contract/texts/define-texts'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Closed value lists of occurrence and defect reports. Plain data, so that the browser may import it. */

/** Types of reports that are filed with the safety section under the author's name. */
export const OCC_TYPES = ['OCC', 'DUC'] as const
export type OccType = (typeof OCC_TYPES)[number]

/** Types offered by the editor. A voluntary report goes through the public channel instead. */
export const REPORT_TYPES = ['VOL', ...OCC_TYPES] as const
export type ReportType = (typeof REPORT_TYPES)[number]

export const REPORT_TYPE_TEXTS = defineTexts('safetyQuality.reportType', {
  VOL: { zh: '自愿报告', en: 'Voluntary report' },
  OCC: { zh: '不安全事件', en: 'Occurrence' },
  DUC: { zh: '缺陷与不适航状况', en: 'Defect and unairworthy condition' },
} satisfies Record<ReportType, TextPair>)

/** Prefixes of the report numbers. */
export const OCC_PREFIXES = { OCC: 'OC', DUC: 'DU' } as const satisfies Record<OccType, string>

export const OCC_STATUSES = ['DRAFT', 'SUBMITTED', 'REVIEW', 'SENT', 'CLOSED', 'RETURNED'] as const
export type OccStatus = (typeof OCC_STATUSES)[number]

export const OCC_STATUS_TEXTS = defineTexts('safetyQuality.occStatus', {
  DRAFT: { zh: '草稿', en: 'Draft' },
  SUBMITTED: { zh: '已提交', en: 'Submitted' },
  REVIEW: { zh: '审核中', en: 'In review' },
  SENT: { zh: '已报送', en: 'Sent' },
  CLOSED: { zh: '已关闭', en: 'Closed' },
  RETURNED: { zh: '已退回', en: 'Returned' },
} satisfies Record<OccStatus, TextPair>)

/** Actions on a report, in the order of the process. */
export const OCC_ACTIONS = ['edit', 'submit', 'review', 'return', 'send', 'close'] as const
export type OccAction = (typeof OCC_ACTIONS)[number]

/** Entries of the change history. */
export const OCC_HISTORY_ACTIONS = ['create', ...OCC_ACTIONS] as const
export type OccHistoryAction = (typeof OCC_HISTORY_ACTIONS)[number]

export const AUTHORITIES = ['CAAC', 'FAA', 'EASA', 'OTHER'] as const
export type Authority = (typeof AUTHORITIES)[number]

/** Columns that the list can be sorted by. */
export const OCC_SORT_KEYS = ['reportNo', 'reportType', 'status', 'submittedAt', 'mandatoryDeadline'] as const
export type OccSortKey = (typeof OCC_SORT_KEYS)[number]

/** Lengths in characters, and largest numbers. */
export const OCC_LIMITS = {
  msn: 20,
  place: 40,
  partNo: 32,
  serialNo: 40,
  deadline: 19,
  hours: 999_999,
  cycles: 999_999,
  files: 10,
  /** Number of drafts of one author. */
  drafts: 50,
  reasonMin: 10,
  reason: 300,
  remark: 500,
  receiptNo: 60,
} as const
