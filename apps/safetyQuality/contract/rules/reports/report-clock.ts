import { timeOfWire, wireTime } from '@apron/contract/wire/formats/wire-time'

const HOUR_MS = 3_600_000
/** Hours from the event within which the form is due (CCAR-396). */
export const URGENT_HOURS = 12
export const OTHER_HOURS = 48

/** The two deadlines of a mandatory report, `yyyy-MM-dd HH:mm:ss`. */
export interface ReportClock {
  readonly urgent: string
  readonly other: string
}

/**
 * Returns the deadlines, counted from the start of the time band, or of the day if the band is unknown. Returns null
 * without a date.
 */
export function reportClock(eventDate: string | null, timeBand: string | null): ReportClock | null {
  const [, hour = '00', minute = '00'] = /^(\d{2})(\d{2})-/.exec(timeBand ?? '') ?? []
  const start = timeOfWire(`${eventDate ?? ''} ${hour}:${minute}:00`)
  if (start === null) return null
  const after = (hours: number) => wireTime(new Date(start.getTime() + hours * HOUR_MS))
  return { urgent: after(URGENT_HOURS), other: after(OTHER_HOURS) }
}

/** Returns the whole hours until a deadline, negative after it. Returns null for an invalid time. */
export function hoursUntil(deadline: string, now: Date): number | null {
  const due = timeOfWire(deadline)
  return due === null ? null : Math.floor((due.getTime() - now.getTime()) / HOUR_MS)
}
