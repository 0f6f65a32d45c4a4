import type { RoStatus } from '../../rectifications/rectification.values.ts'
import type { FindingLevel } from '../../values.ts'

const DAY_MS = 86_400_000

/** Days from the day of issue until the plan and until everything is due. */
export const DUE_LIMITS: Readonly<Record<FindingLevel, { readonly plan: number; readonly rectify: number }>> =
  {
    '1': { plan: 3, rectify: 7 },
    '2': { plan: 7, rectify: 30 },
    '3': { plan: 15, rectify: 60 },
  }

/** Hours within which a level 1 finding must be contained. */
export const CONTAINMENT_HOURS = 24

/** States in which an order can be due or overdue: not reported as done yet. */
export const RO_DUE_STATUSES: readonly RoStatus[] = ['ISSUED', 'ANALYSING', 'PLAN_REVIEW', 'IMPLEMENTING']

/** States that are neither draft, closed nor void. */
export const RO_OPEN_STATUSES: readonly RoStatus[] = [...RO_DUE_STATUSES, 'VERIFYING', 'EFFECT_WATCH']

/** Returns the days from one date to another. @param from yyyy-MM-dd @param to yyyy-MM-dd */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the latest due dates of an order of this level. @param issued yyyy-MM-dd */
export function latestDue(level: FindingLevel, issued: string) {
  const { plan, rectify } = DUE_LIMITS[level]
  return { planDue: addDays(issued, plan), rectifyDue: addDays(issued, rectify) }
}

export type DueProblem = 'planDueTooLate' | 'rectifyDueTooLate' | 'dueInPast' | 'planAfterRectify'

/** Returns why these due dates are not allowed, or null. Dates may be earlier than the limits, never later. */
export function dueProblem(
  level: FindingLevel,
  issued: string,
  { planDue, rectifyDue }: { readonly planDue: string; readonly rectifyDue: string },
): DueProblem | null {
  const latest = latestDue(level, issued)
  if (planDue < issued || rectifyDue < issued) return 'dueInPast'
  if (planDue > latest.planDue) return 'planDueTooLate'
  if (rectifyDue > latest.rectifyDue) return 'rectifyDueTooLate'
  return planDue > rectifyDue ? 'planAfterRectify' : null
}

/** Returns the whole days until the order is due: negative if overdue, null if it can no longer be due. */
export function roDueInDays(status: RoStatus, rectifyDue: string, today: string): number | null {
  return RO_DUE_STATUSES.includes(status) ? daysBetween(today, rectifyDue) : null
}

/** Reminders: a week before, the day before, and when overdue. */
export const REMINDERS = ['7', '1', 'overdue'] as const
export type Reminder = (typeof REMINDERS)[number]

/** Returns the reminder for a number of days, or null. */
export function reminderFor(dueInDays: number): Reminder | null {
  if (dueInDays < 0) return 'overdue'
  if (dueInDays <= 1) return '1'
  return dueInDays <= 7 ? '7' : null
}

/** Returns true if a reminder comes after the one already sent. */
export function isNewReminder(wanted: Reminder, sent: string): boolean {
  return REMINDERS.indexOf(wanted) > REMINDERS.findIndex(each => each === sent)
}
