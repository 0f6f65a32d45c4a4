import type { Finding, ItemResult } from '../check-order.entities.ts'

export const NO_FINDING: Finding = {
  level: null,
  description: '',
  containment: '',
  responsibleDept: '',
  suggestDue: null,
}

/** The result of an item that nobody has checked yet. */
export const NO_RESULT: ItemResult = { result: null, measured: [], remark: '', photos: [], finding: null }

/**
 * Compares two results by content. An empty finding equals none, measured values are matched by unit, and photos by address. The
 * responsible department is ignored because the server fills it in.
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
