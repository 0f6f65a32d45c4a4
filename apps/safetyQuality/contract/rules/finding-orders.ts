import type { CheckItem } from '../check-order.entities.ts'
import type { FindingLevel } from '../values.ts'

type Judged = Pick<CheckItem, 'result'>

/** The level that an order about a finding has; null where nothing was found. An observation counts as level 3. */
export function orderLevelOf({ result: { result, finding } }: Judged): FindingLevel | null {
  if (result === 'OBS') return '3'
  return result === 'NC' ? (finding?.level ?? null) : null
}

/** Returns true if approving the check creates an order for the finding; for others the approver chooses. */
export const makesOrder = (level: FindingLevel): boolean => level !== '3'
