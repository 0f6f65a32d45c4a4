import { WORK_DUE_DAYS, WORK_URGENCIES, type WorkUrgency } from '@apron/contract/limits/home'

const DAY_MS = 86_400_000

/** Returns the whole days until a date; negative if past. @param due yyyy-MM-dd @param today yyyy-MM-dd at the sites */
export function daysUntil(due: string, today: string): number {
  return Math.round((Date.parse(due) - Date.parse(today)) / DAY_MS)
}

export function workUrgency(dueInDays: number | null, decision: boolean): WorkUrgency {
  if (dueInDays !== null && dueInDays < 0) return 'overdue'
  if (dueInDays !== null && dueInDays <= WORK_DUE_DAYS) return 'due'
  return decision ? 'decision' : 'later'
}

interface OpenWork {
  readonly urgency: WorkUrgency
  readonly dueInDays: number | null
  readonly number: string
}

/** Sorts by urgency, then by due date; items without a date come last. */
export function byUrgency(one: OpenWork, other: OpenWork): number {
  return (
    WORK_URGENCIES.indexOf(one.urgency) - WORK_URGENCIES.indexOf(other.urgency) ||
    dayOf(one) - dayOf(other) ||
    (one.number < other.number ? -1 : 1)
  )
}

/** Returns a comparable number. Unlike Infinity, the difference of two equal values is 0, not NaN. */
const dayOf = ({ dueInDays }: OpenWork) => dueInDays ?? Number.MAX_SAFE_INTEGER
