import { timeOfWire, wireDate } from '@apron/contract/wire/formats/wire-time'

const DAY_MS = 86_400_000

/** Returns the day that many days later, or earlier if negative, as `yyyy-MM-dd` in site time. */
export function siteDay(from: Date, days: number): string {
  return wireDate(new Date(from.getTime() + days * DAY_MS))
}

/**
 * Returns a time of day in site time, a number of days from a date. @param time `HH:mm` @throws RangeError if the time
 * is invalid
 */
export function siteMoment(from: Date, days: number, time: string): Date {
  const moment = timeOfWire(`${siteDay(from, days)} ${time}:00`)
  if (moment === null) throw new RangeError(`Invalid time: ${time}`)
  return moment
}
