import type { Finding, ItemResult } from '../check-order.entities.ts'

export const NO_FINDING: Finding = {
  level: null,
  description: '',
  containment: '',
  responsibleDept: '',
  suggestDue: null,
}

/** Of an item that nobody has checked. */
export const NO_RESULT: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }

/**
 * Whether two results say the same. A finding that says nothing counts as none; measured values count by unit, photos by address. The
 * department that answers for a finding does not count: the server fills it in.
 */
export function isSameResult(one: ItemResult, other: ItemResult): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable({ result, measured, remark, photos, finding }: ItemResult) {
  const { level, description, containment, suggestDue } = finding ?? NO_FINDING
  return [
    result,
    measured.toSorted((x, y) => x.unit.localeCompare(y.unit)).map(({ unit, value }) => [unit, value]),
    remark,
    photos.map(({ url }) => url),
    [level, description, containment, suggestDue],
  ]
}
