import { isBlank, visibleLength } from '@apron/contract/texts/normalize-text'
import type { ReportCard, ReportClosing, ReportFindings } from '../../reports/report.entities.ts'
import type { REPORT_ERRORS } from '../../reports/report.errors.ts'
import { CARD_PARTS, REPORT_LIMITS } from '../../reports/report.values.ts'
import { isWorse, tolerabilityOf } from '../occurrences/risk-matrix.ts'

type Problem = keyof typeof REPORT_ERRORS

/** Returns true if the texts can be signed: title and event are filled in, in the language of the report. */
export const isSignable = (card: ReportCard, language: 'zh' | 'en') =>
  !isBlank(card.title[language]) && !isBlank(card.happened[language])

/** Returns true if the card can be published: every text in both languages, and the month. */
export const isPublishable = (card: ReportCard) =>
  card.month !== '' && CARD_PARTS.every(part => !isBlank(card[part].zh) && !isBlank(card[part].en))

interface ClosingContext {
  readonly language: 'zh' | 'en'
  readonly initial: ReportFindings['risk']
  /** True if the report has rectification orders. Without any, the residual risk equals the initial risk. */
  readonly hasActions: boolean
}

/** Returns why a report cannot be submitted for closing, or null if it can. */
export function closingProblem(
  closing: ReportClosing,
  { language, initial, hasActions }: ClosingContext,
): Problem | null {
  if (isBlank(closing.feedback[language])) return 'feedbackMissing'
  if (closing.residual === null) return 'residualMissing'
  if (tolerabilityOf(closing.residual) === 'intolerable') return 'residualIntolerable'
  if (isWorse(closing.residual, initial) && isBlank(closing.residualNote)) return 'residualWorse'
  if (hasActions) return null
  if (closing.residual !== initial) return 'residualDiffers'
  return visibleLength(closing.noAction) < REPORT_LIMITS.noActionMin ? 'noActionMissing' : null
}
