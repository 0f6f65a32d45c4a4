import { isBlank } from '@apron/contract/texts/normalize-text'
import type { CheckDraft, DraftItem } from '../../checks/check-draft.entities.ts'
import type { CheckOrderErrorName } from '../../checks/check-order.errors.ts'

interface DraftProblem {
  /** Field of the draft to mark. */
  readonly field: 'planEnd' | 'checkers' | 'items'
  readonly error: CheckOrderErrorName
  /** Number of the item, from 1, or 0 if it is not about an item. */
  readonly seq: number
}

interface Draft extends Pick<CheckDraft, 'planStart' | 'planEnd' | 'leadChecker'> {
  readonly checkers: readonly string[]
  readonly items: readonly DraftItem[]
}

/** Returns the problems of a draft that its field rules do not cover. */
export function draftProblems({ planStart, planEnd, leadChecker, checkers, items }: Draft): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (planStart !== '' && planEnd !== '' && planEnd < planStart) {
    problems.push({ field: 'planEnd', error: 'periodWrong', seq: 0 })
  }
  const team = [leadChecker, ...checkers]
  if (new Set(team).size < team.length) problems.push({ field: 'checkers', error: 'checkerTwice', seq: 0 })
  return [...problems, ...itemProblems(items)]
}

const itemProblems = (items: readonly DraftItem[]) =>
  items.flatMap((item, index): DraftProblem[] => {
    const error = itemError(item)
    return error === null ? [] : [{ field: 'items', error, seq: index + 1 }]
  })

/** Returns the first problem of the items, with the number of its item. */
export const itemProblem = (items: readonly DraftItem[]) => itemProblems(items)[0] ?? null

/** Returns the problem of an item that its field rules do not cover. */
export function itemError({ textZh, method, more = [], ...first }: DraftItem) {
  if (isBlank(textZh)) return 'itemTextMissing'
  if (method !== 'MEASURE') return null
  const measures = [first, ...more]
  if (measures.some(measure => isBlank(measure.unit))) return 'unitMissing'
  return measures.some(isReversed) ? 'limitsWrong' : null
}

const isReversed = ({ min, max }: Pick<DraftItem, 'min' | 'max'>) => min !== null && max !== null && min > max
