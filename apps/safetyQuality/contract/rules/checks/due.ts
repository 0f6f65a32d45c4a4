import type { CheckStatus } from '../../values.ts'

const DAY_MS = 86_400_000

/** States in which a check order can be due or overdue: issued and not submitted. */
export const OPEN_STATUSES: readonly CheckStatus[] = ['ISSUED', 'IN_PROGRESS', 'RETURNED']

/** Days before the planned end from which a check order is shown as due soon. */
const DUE_SOON_DAYS = 3

/**
 * Returns the whole days until the planned end: negative if overdue, null if the order can no longer be due.
 * @param planEnd yyyy-MM-dd
 * @param today yyyy-MM-dd, local date of the site
 */
export function daysUntilDue(status: CheckStatus, planEnd: string, today: string): number | null {
  if (!OPEN_STATUSES.includes(status)) return null
  return Math.round((Date.parse(planEnd) - Date.parse(today)) / DAY_MS)
}

/** Classifies the number of days until the planned end. */
export function dueState(dueInDays: number | null) {
  if (dueInDays === null) return 'later'
  if (dueInDays < 0) return 'overdue'
  return dueInDays <= DUE_SOON_DAYS ? 'soon' : 'later'
}
