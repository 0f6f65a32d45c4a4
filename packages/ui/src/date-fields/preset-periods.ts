import type { TextsOf } from '@apron/contract/texts/pick-texts'
import type { DATE_TEXTS } from './date-fields.texts.ts'

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7
const DAYS_OF_MONTH = 30

/** Direction of preset periods: past records or future plans. */
export type PeriodDirection = 'back' | 'ahead'

interface PresetPeriod {
  readonly word: keyof TextsOf<typeof DATE_TEXTS>
  /** Both included, 'YYYY-MM-DD'. */
  readonly value: readonly [string, string]
}

/** Returns the preset periods by text key. Each includes today. @param today 'YYYY-MM-DD' */
export function presetPeriods(today: string, direction: PeriodDirection): readonly PresetPeriod[] {
  const at = Date.parse(today)
  const daysFrom = (days: number) => new Date(at + days * DAY_MS).toISOString().slice(0, today.length)
  // The week begins on Monday, as in the calendar.
  const sinceMonday = (new Date(at).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  const monday = daysFrom(-sinceMonday)
  if (direction === 'back')
    return [
      { word: 'today', value: [today, today] },
      { word: 'thisWeek', value: [monday, today] },
      { word: 'last7Days', value: [daysFrom(1 - DAYS_OF_WEEK), today] },
      { word: 'last30Days', value: [daysFrom(1 - DAYS_OF_MONTH), today] },
    ]
  return [
    { word: 'today', value: [today, today] },
    { word: 'thisWeek', value: [monday, daysFrom(DAYS_OF_WEEK - 1 - sinceMonday)] },
    { word: 'next7Days', value: [today, daysFrom(DAYS_OF_WEEK - 1)] },
    { word: 'next30Days', value: [today, daysFrom(DAYS_OF_MONTH - 1)] },
  ]
}
