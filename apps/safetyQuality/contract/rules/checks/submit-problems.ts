import { isBlank, visibleLength } from '@apron/contract/texts/normalize-text'
import type { CheckItem, Measure, MeasuredValue } from '../../checks/check-order.entities.ts'
import type { CheckOrderErrorName } from '../../checks/check-order.errors.ts'
import { CHECK_LIMITS } from '../../values.ts'

export interface SubmitProblem {
  /** The item, or null when it concerns the order as a whole. */
  readonly itemId: string | null
  readonly seq: number
  readonly error: CheckOrderErrorName
}

type JudgedItem = Pick<CheckItem, 'id' | 'seq' | 'critical' | 'measures' | 'result'>

/** What still keeps a check from being submitted, in the order of the items. Empty: it may go. */
export function submitProblems(items: readonly JudgedItem[], conclusion: string): SubmitProblem[] {
  const open = items.flatMap(item => {
    const error = itemProblem(item)
    return error === null ? [] : [{ itemId: item.id, seq: item.seq, error }]
  })
  return isBlank(conclusion) ? [...open, { itemId: null, seq: 0, error: 'conclusionMissing' }] : open
}

/** The first thing that one item lacks. */
export function itemProblem({ critical, measures, result }: JudgedItem): CheckOrderErrorName | null {
  if (result.result === null) return 'noResult'
  if (result.result === 'NA') return null
  if (result.result === 'NI') return isBlank(result.remark) ? 'remarkMissing' : null

  const verdicts = measures.map(measure => measuredVerdict(measure, result.measured))
  if (verdicts.some(verdict => verdict === 'missing')) return 'measuredMissing'
  if (result.result === 'C') return verdicts.some(verdict => verdict === 'outside') ? 'outOfLimits' : null

  const described = visibleLength(result.finding?.description ?? '') >= CHECK_LIMITS.findingMin
  if (result.result === 'OBS')
    return isBlank(result.finding?.description ?? '') || described ? null : 'descriptionMissing'

  const level = result.finding?.level ?? null
  if (level === null) return 'levelMissing'
  if (!described) return 'descriptionMissing'
  if (critical && level === '3') return 'levelTooLow'
  return critical && result.photos.length === 0 ? 'photoMissing' : null
}

export type MeasuredVerdict = 'missing' | 'within' | 'outside'

/** One measured value against its limits; a limit itself is within. */
export function measuredVerdict(measure: Measure, values: readonly MeasuredValue[]): MeasuredVerdict {
  const value = values.find(candidate => candidate.unit === measure.unit)?.value
  if (value === undefined) return 'missing'
  if (measure.min !== null && value < measure.min) return 'outside'
  if (measure.max !== null && value > measure.max) return 'outside'
  return 'within'
}
