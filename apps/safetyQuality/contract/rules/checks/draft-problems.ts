import { isBlank } from '@apron/contract/texts/normalize-text'
import type { CheckDraft, DraftItem } from '../../checks/check-draft.entities.ts'
import type { CheckOrderErrorName } from '../../checks/check-order.errors.ts'

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

/** The first item that is not right, with its number. */
export function itemProblem(
  items: readonly DraftItem[],
): { readonly error: CheckOrderErrorName; readonly seq: number } | null {
  const [first] = draftProblems({ planStart: '', planEnd: '', leadChecker: '', checkers: [], items })
  return first ?? null
}

type ItemError = Extract<CheckOrderErrorName, 'itemTextMissing' | 'unitMissing' | 'limitsWrong'>

/** Returns what is wrong with an item beyond the form of its fields. */
export function itemError({ textZh, method, unit, min, max, more = [] }: DraftItem): ItemError | null {
  if (isBlank(textZh)) return 'itemTextMissing'
  if (method !== 'MEASURE') return null
  const measures = [{ unit, min, max }, ...more]
  if (measures.some(measure => isBlank(measure.unit))) return 'unitMissing'
  return measures.some(isTurned) ? 'limitsWrong' : null
}

const isTurned = ({ min, max }: Pick<DraftItem, 'min' | 'max'>) => min !== null && max !== null && min > max
