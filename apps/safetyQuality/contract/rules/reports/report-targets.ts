import { type ReportState, SERVICE_DAYS, TRIAGE_WORKING_DAYS } from '../../reports/report.values.ts'

const DAY_MS = 86_400_000
const FRIDAY = 5

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatDay = (day: Date) => day.toISOString().slice(0, 10)

/** Adds days to a date, yyyy-MM-dd. */
export const daysAfter = (day: string, days: number) => formatDay(new Date(parseDay(day).getTime() + days * DAY_MS))

/** Adds working days (Monday to Friday) to a date, yyyy-MM-dd. */
export function workingDaysAfter(day: string, days: number): string {
  let date = parseDay(day)
  for (let remaining = days; remaining > 0; ) {
    date = new Date(date.getTime() + DAY_MS)
    const weekday = date.getUTCDay()
    if (weekday >= 1 && weekday <= FRIDAY) remaining -= 1
  }
  return formatDay(date)
}

export const TARGETS = ['triage', 'feedback', 'closing'] as const
export type Target = (typeof TARGETS)[number]

export interface ReportProgressFacts {
  readonly received: string
  readonly state: ReportState
  /** True once the holder of the code has received feedback or an explanation. */
  readonly hasFeedback: boolean
  readonly isExtended: boolean
}

const FINISHED: ReadonlySet<ReportState> = new Set(['REDIRECTED', 'MERGED', 'CLOSED', 'PUBLISHED'])
const BEFORE_DECISION: ReadonlySet<ReportState> = new Set(['RECEIVED', 'TRIAGE'])

/** Returns the target days of a report, yyyy-MM-dd, or null if the step is done. */
export function reportTargets(report: ReportProgressFacts): Readonly<Record<Target, string | null>> {
  const { received, state } = report
  const isFinished = FINISHED.has(state)
  return {
    triage: BEFORE_DECISION.has(state) ? workingDaysAfter(received, TRIAGE_WORKING_DAYS) : null,
    feedback: isFinished || report.hasFeedback ? null : daysAfter(received, SERVICE_DAYS.feedback),
    closing: isFinished
      ? null
      : daysAfter(received, report.isExtended ? SERVICE_DAYS.extended : SERVICE_DAYS.closing),
  }
}

const HALF = 0.5
const NEARLY = 0.9

/** Returns the warning due today for a target, or null: at 50 % and 90 % of the time, and each day after it. */
export function warningDue(received: string, target: string, today: string): string | null {
  const elapsed = parseDay(today).getTime() - parseDay(received).getTime()
  const total = parseDay(target).getTime() - parseDay(received).getTime()
  if (today > target) return `over ${today}`
  if (elapsed >= total * NEARLY) return '90'
  return elapsed >= total * HALF ? '50' : null
}
