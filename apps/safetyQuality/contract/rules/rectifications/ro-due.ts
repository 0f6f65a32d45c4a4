import type { RoStatus } from '../../rectifications/rectification.values.ts'
import type { FindingLevel } from '../../values.ts'

const DAY_MS = 86_400_000

/** From the day of issue: days until causes and actions are written down, and until all is done. */
export const DUE_LIMITS: Readonly<Record<FindingLevel, { readonly plan: number; readonly rectify: number }>> =
  {
    '1': { plan: 3, rectify: 7 },
    '2': { plan: 7, rectify: 30 },
    '3': { plan: 15, rectify: 60 },
  }

/** Of a level 1 finding: until it is contained. */
export const CONTAINMENT_HOURS = 24

/** Not reported as done yet: only then an order can be due or overdue. */
export const RO_DUE_STATUSES: readonly RoStatus[] = ['ISSUED', 'ANALYSING', 'PLAN_REVIEW', 'IMPLEMENTING']

/** Neither closed nor void, nor a draft. */
export const RO_OPEN_STATUSES: readonly RoStatus[] = [...RO_DUE_STATUSES, 'VERIFYING', 'EFFECT_WATCH']

/** Days from one day to another. @param from yyyy-MM-dd @param to yyyy-MM-dd */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Days on which an order of this level is due at the latest. @param issued yyyy-MM-dd */
export function latestDue(level: FindingLevel, issued: string) {
  const { plan, rectify } = DUE_LIMITS[level]
  return { planDue: dayAfter(issued, plan), rectifyDue: dayAfter(issued, rectify) }
}

export type DueProblem = 'planDueTooLate' | 'rectifyDueTooLate' | 'dueInPast' | 'planAfterRectify'

/** Returns why an issuer may not set these due dates, or null if they may: dates up to the limits are allowed, never later. */
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

/** Whole days until all must be done; negative when overdue; null when nothing is due any more. */
export function roDueInDays(status: RoStatus, rectifyDue: string, today: string): number | null {
  return RO_DUE_STATUSES.includes(status) ? daysBetween(today, rectifyDue) : null
}

/** When people are reminded: a week before, the day before, and when it is late. */
export const REMINDERS = ['7', '1', 'overdue'] as const
export type Reminder = (typeof REMINDERS)[number]

/** The reminder that a number of days calls for; null for none yet. */
export function reminderFor(dueInDays: number): Reminder | null {
  if (dueInDays < 0) return 'overdue'
  if (dueInDays <= 1) return '1'
  return dueInDays <= 7 ? '7' : null
}

/** Returns true if a reminder follows the one already sent. */
export function isNewReminder(wanted: Reminder, sent: string): boolean {
  return REMINDERS.indexOf(wanted) > REMINDERS.findIndex(each => each === sent)
}
