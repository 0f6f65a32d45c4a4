import type { CheckDraft, DraftItem } from '../check-draft.entities.ts'
import type { CheckOrderErrorName } from '../check-order.errors.ts'

export interface DraftProblem {
  /** The field of the draft that says it. */
  readonly field: 'planEnd' | 'checkers' | 'items'
  readonly error: CheckOrderErrorName
  /** Number of the item, from 1; 0 where it concerns none. */
  readonly seq: number
}

interface Judged extends Pick<CheckDraft, 'planStart' | 'planEnd' | 'leadChecker'> {
  readonly checkers: readonly string[]
  readonly items: readonly CheckDraft['items'][number][]
}

/** What is wrong with a draft beyond the form of its fields. */
export function draftProblems({ planStart, planEnd, leadChecker, checkers, items }: Judged): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (planStart !== '' && planEnd !== '' && planEnd < planStart) {
    problems.push({ field: 'planEnd', error: 'periodWrong', seq: 0 })
  }
  const team = [leadChecker, ...checkers]
  if (new Set(team).size < team.length) problems.push({ field: 'checkers', error: 'checkerTwice', seq: 0 })
  for (const [index, item] of items.entries()) {
    const error = itemError(item)
    if (error !== null) problems.push({ field: 'items', error, seq: index + 1 })
  }
  return problems
}

function itemError({ textZh, method, unit, min, max }: DraftItem): CheckOrderErrorName | null {
  if (textZh.trim() === '') return 'itemTextMissing'
  if (method !== 'MEASURE') return null
  if (unit.trim() === '') return 'unitMissing'
  return min !== null && max !== null && min > max ? 'limitsWrong' : null
}
