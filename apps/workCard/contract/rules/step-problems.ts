import type { FieldProblem } from '@apron/contract/errors/field-problems'
import type { CardStep } from '../job-card.fields.ts'

/** Validates the steps of a card: ascending numbers, ordered limits, and work before the first required inspection. */
export function stepProblems(steps: readonly CardStep[]): FieldProblem<'steps'>[] {
  const isAscending = steps.every(({ stepNo }, at) => at === 0 || stepNo > (steps[at - 1]?.stepNo ?? 0))
  if (!isAscending) return [{ field: 'steps', problem: 'form' }]
  const hasWrongLimits = steps.some(({ min, max }) => min !== null && max !== null && min > max)
  const lacksLimits = steps.some(({ kind, min, max }) => kind === 'MEASURE' && min === null && max === null)
  if (hasWrongLimits || lacksLimits || steps[0]?.kind === 'RII') {
    return [{ field: 'steps', problem: 'notWith' }]
  }
  return []
}
