import type { MeasureStatus } from '../../rectifications/rectification.values.ts'
import type { FindingLevel } from '../../values.ts'

export interface ReportedMeasure {
  readonly seq: number
  readonly status: MeasureStatus
  readonly evidence: readonly unknown[]
}

/**
 * Returns the first problem that blocks reporting an order as done, or null. Every action must be done, at levels 1 and
 * 2 with evidence.
 */
export function reportProblem(measures: readonly ReportedMeasure[], level: FindingLevel) {
  const open = measures.find(({ status }) => status !== 'DONE' && status !== 'VERIFIED')
  if (open !== undefined) return { error: 'measureOpen', seq: open.seq } as const
  const unproved = level === '3' ? undefined : measures.find(({ evidence }) => evidence.length === 0)
  return unproved === undefined ? null : ({ error: 'evidenceMissing', seq: unproved.seq } as const)
}
