/** A day as 'YYYY-MM-DD', without a time zone. */
type Day = string

/** A range of days, both included. Permanent without an end. */
export interface Validity {
  readonly from: Day
  readonly to: Day | null
}

/** Lengths offered by default, days (§9, UI-09). */
export const VALIDITY_DAYS: readonly number[] = [7, 15, 30]

export type ValidityChoice = `${number}` | 'permanent' | 'own'

/** Returns the day that many days later. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** Returns a validity of that many days, including today. */
export function validFor(days: number, today: Day): Validity {
  return { from: today, to: addDays(today, days - 1) }
}

/** Returns which of the offered choices a validity is, or null if none is set. */
export function validityChoice(
  value: Validity | null,
  today: Day,
  days: readonly number[],
): ValidityChoice | null {
  if (value === null) return null
  if (value.to === null) return 'permanent'
  const preset = days.find(count => value.from === today && value.to === validFor(count, today).to)
  return preset === undefined ? 'own' : `${preset}`
}
