/** A day as 'YYYY-MM-DD', without a time zone. */
type Day = string

/** From a day to a day, both included; without an end it is permanent. */
export interface Validity {
  readonly from: Day
  readonly to: Day | null
}

/** Lengths in days that are offered where nothing else is said (§9, UI-09). */
export const VALIDITY_DAYS: readonly number[] = [7, 15, 30]

export type ValidityChoice = `${number}` | 'permanent' | 'own'

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** So many days, today the first of them. */
export function validFor(days: number, today: Day): Validity {
  return { from: today, to: addDays(today, days - 1) }
}

/** Which of the offered choices a validity is; null when nothing is set. */
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
