import { wireTime } from '@apron/contract/wire/formats/wire-time'

export type GreetingKey = 'night' | 'morning' | 'afternoon' | 'evening'

/** Returns the hour at the sites, 0 to 23. */
export function siteHour(now: Date): number {
  return Number(wireTime(now).slice(11, 13))
}

/** Returns the greeting for an hour, 0 to 23. */
export function greetingAt(hour: number): GreetingKey {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
