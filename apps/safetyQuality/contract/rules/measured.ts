import type { Measure, MeasuredValue } from '../check-order.entities.ts'

export type MeasuredVerdict = 'missing' | 'within' | 'outside'

/** One measured value against its limits; a limit itself is within. */
export function measuredVerdict(measure: Measure, values: readonly MeasuredValue[]): MeasuredVerdict {
  const value = values.find(candidate => candidate.unit === measure.unit)?.value
  if (value === undefined) return 'missing'
  if (measure.min !== null && value < measure.min) return 'outside'
  if (measure.max !== null && value > measure.max) return 'outside'
  return 'within'
}
