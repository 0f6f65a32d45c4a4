import { timeOfWire, wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'

const DAY_MS = 86_400_000
const MAIN_BASE = 'CAN'
const LONGEST_DAYS = { base: 7, outstation: 30 } as const

/** Start of each shift, and its due-back time half an hour after the end. Shifts overlap; the later one counts. */
const SHIFTS = [
  { from: '00:00', back: '09:00', daysLater: 0 },
  { from: '08:00', back: '17:00', daysLater: 0 },
  { from: '16:00', back: '01:00', daysLater: 1 },
] as const

/** Returns the default due-back time: half an hour after the end of the shift. */
export function defaultDueBack(now: Date): Date {
  const time = wireTime(now).slice(11, 16)
  const { back, daysLater } = SHIFTS.findLast(({ from }) => from <= time) ?? SHIFTS[0]
  const day = wireDate(new Date(now.getTime() + daysLater * DAY_MS))
  return timeOfWire(`${day} ${back}:00`) ?? now
}

/** Returns the latest due-back time of a loan: seven days at the main base, 30 at or for an outstation. */
export function latestDueBack(now: Date, site: string, purpose: string | null): Date {
  const isOutstation = site !== MAIN_BASE || purpose === 'STATION'
  return new Date(now.getTime() + LONGEST_DAYS[isOutstation ? 'outstation' : 'base'] * DAY_MS)
}
