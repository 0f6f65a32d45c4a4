import type { CheckItem, Finding, ItemResult, SaveResults } from '../../checks/check-order.entities.ts'
import type { CheckResult, FindingLevel } from '../../values.ts'

export const NO_FINDING: Finding = {
  level: null,
  description: '',
  containment: '',
  responsibleDept: '',
  suggestDue: null,
}

export const NO_RESULT: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }

/** Returns the parts of a result and of its finding by name. */
export const flatResult = (result: ItemResult) => ({ ...NO_FINDING, ...result.finding, ...result })

/**
 * Compares two results by content. An empty finding equals none, measured values are matched by unit, and photos by
 * address. The responsible department is ignored because the server fills it in.
 */
export function isSameResult(one: ItemResult, other: ItemResult): boolean {
  // Lists of texts and numbers in a fixed order, so their JSON is enough.
  return JSON.stringify(comparableParts(one)) === JSON.stringify(comparableParts(other))
}

function comparableParts({ result, measured, remark, photos, finding }: ItemResult) {
  const { level, description, containment, suggestDue } = finding ?? NO_FINDING
  return [
    result,
    measured.toSorted((x, y) => x.unit.localeCompare(y.unit)).map(({ unit, value }) => [unit, value]),
    remark,
    photos.map(({ url }) => url),
    [level, description, containment, suggestDue],
  ]
}

/**
 * Returns true if a save carries the previous value of everything it changes. Only such a save may be based on an older
 * version.
 */
export const hasPreviousValues = ({ results, conclusion, conclusionWas }: SaveResults): boolean =>
  (results.length > 0 || conclusion !== undefined) &&
  results.every(({ was }) => was !== undefined) &&
  (conclusion === undefined || conclusionWas !== undefined)

/** Returns the first item that another person has changed since the caller loaded it. */
export const findOverwritten = <Item extends Pick<CheckItem, 'id' | 'result'>>(
  items: readonly Item[],
  { results }: Pick<SaveResults, 'results'>,
): Item | undefined =>
  items.find(({ id, result }) => {
    const change = results.find(({ itemId }) => itemId === id)
    return change?.was !== undefined && !isSameResult(result, change) && !isSameResult(result, change.was)
  })

/** Removes findings from results that have none. Assigns the others to the checked department by default. */
export function tidyResult(
  { result, measured, remark, photos, finding }: ItemResult,
  checkedDept: string,
): ItemResult {
  const relevantFinding = result === 'NC' || result === 'OBS' ? finding : null
  return {
    result,
    measured,
    remark: remark.trim(),
    photos,
    finding: relevantFinding && {
      ...relevantFinding,
      description: relevantFinding.description.trim(),
      containment: relevantFinding.containment.trim(),
      responsibleDept: relevantFinding.responsibleDept || checkedDept,
    },
  }
}

/**
 * Counts the results of a check. The score is 100 × conforming / (conforming + nonconforming), one decimal, and null
 * if there are neither.
 */
export function countResults(results: readonly (CheckResult | null)[]) {
  const count = (wanted: CheckResult) => results.filter(result => result === wanted).length
  const conforming = count('C')
  const nc = count('NC')
  const ratedCount = conforming + nc
  return {
    done: results.filter(result => result !== null).length,
    nc,
    obs: count('OBS'),
    score: ratedCount === 0 ? null : Math.round((1000 * conforming) / ratedCount) / 10,
  }
}

/** Returns the level of an order about a finding, or null without a finding. An observation counts as level 3. */
export function orderLevelOf({ result: item }: Pick<CheckItem, 'result'>): FindingLevel | null {
  const { result, finding } = item
  if (result === 'OBS') return '3'
  return result === 'NC' ? (finding?.level ?? null) : null
}

/** Returns true if approving the check always creates an order. For other levels the approver chooses. */
export const requiresOrder = (level: FindingLevel): boolean => level !== '3'
