import { isBlank, visibleLength } from '@apron/contract/texts/normalize-text'
import type { CheckItem, Measure, MeasuredValue } from '../../checks/check-order.entities.ts'
import type { CheckOrderErrorName } from '../../checks/check-order.errors.ts'
import { CHECK_LIMITS } from '../../values.ts'

interface SubmitProblem {
  /** Id of the item, or null if the problem concerns the whole order. */
  readonly itemId: string | null
  readonly seq: number
  readonly error: CheckOrderErrorName
}

type ItemToSubmit = Pick<CheckItem, 'id' | 'seq' | 'critical' | 'measures' | 'result'>

/** Returns the problems that block the submission of a check, in the order of the items. */
export function submitProblems(items: readonly ItemToSubmit[], conclusion: string): SubmitProblem[] {
  const problems = items.flatMap(item => {
    const error = itemProblem(item)
    return error === null ? [] : [{ itemId: item.id, seq: item.seq, error }]
  })
  return isBlank(conclusion) ? [...problems, { itemId: null, seq: 0, error: 'conclusionMissing' }] : problems
}

/** Returns the first problem of one item. */
export function itemProblem({ critical, measures, result }: ItemToSubmit): CheckOrderErrorName | null {
  if (result.result === null) return 'noResult'
  if (result.result === 'NA') return null
  if (result.result === 'NI') return isBlank(result.remark) ? 'remarkMissing' : null

  const verdicts = measures.map(measure => measuredVerdict(measure, result.measured))
  if (verdicts.some(verdict => verdict === 'missing')) return 'measuredMissing'
  if (result.result === 'C') return verdicts.some(verdict => verdict === 'outside') ? 'outOfLimits' : null

  const isDescribed = visibleLength(result.finding?.description ?? '') >= CHECK_LIMITS.findingMin
  if (result.result === 'OBS')
    return isBlank(result.finding?.description ?? '') || isDescribed ? null : 'descriptionMissing'

  const level = result.finding?.level ?? null
  if (level === null) return 'levelMissing'
  if (!isDescribed) return 'descriptionMissing'
  if (critical && level === '3') return 'levelTooLow'
  return critical && result.photos.length === 0 ? 'photoMissing' : null
}

/** Compares a measured value with its limits. A value equal to a limit is within. */
export function measuredVerdict(measure: Measure, values: readonly MeasuredValue[]) {
  const value = values.find(candidate => candidate.unit === measure.unit)?.value
  if (value === undefined) return 'missing'
  if (measure.min !== null && value < measure.min) return 'outside'
  if (measure.max !== null && value > measure.max) return 'outside'
  return 'within'
}
