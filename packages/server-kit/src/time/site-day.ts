import { timeOfWire, wireDate } from '@apron/contract/wire/formats/wire-time'

const DAY_MS = 86_400_000

/** `yyyy-MM-dd`: the day so many days after another, or before it, as the sites count days. */
export function siteDay(from: Date, days: number): string {
  return wireDate(new Date(from.getTime() + days * DAY_MS))
}

/** A time of that day at the sites. @param time `HH:mm` @throws RangeError when there is no such time */
export function siteMoment(from: Date, days: number, time: string): Date {
  const moment = timeOfWire(`${siteDay(from, days)} ${time}:00`)
  if (moment === null) throw new RangeError(`no such time: ${time}`)
  return moment
}
