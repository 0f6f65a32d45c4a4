import type { CheckStatus } from '../../values.ts'

const DAY_MS = 86_400_000

/** Issued and not handed in: only then a check order can be due or overdue. */
export const OPEN_STATUSES: readonly CheckStatus[] = ['ISSUED', 'IN_PROGRESS', 'RETURNED']

/** From so many days before the planned end on, a check order is shown as due soon. */
export const DUE_SOON_DAYS = 3

/**
 * Whole days until the planned end; negative when overdue; null when nothing is due any more.
 * @param planEnd yyyy-MM-dd
 * @param today yyyy-MM-dd, local date of the site
 */
export function daysUntilDue(status: CheckStatus, planEnd: string, today: string): number | null {
  if (!OPEN_STATUSES.includes(status)) return null
  return Math.round((Date.parse(planEnd) - Date.parse(today)) / DAY_MS)
}

export type DueState = 'overdue' | 'soon' | 'later'

/** What a number of days until the planned end means. */
export function dueState(dueInDays: number | null): DueState {
  if (dueInDays === null) return 'later'
  if (dueInDays < 0) return 'overdue'
  return dueInDays <= DUE_SOON_DAYS ? 'soon' : 'later'
}
