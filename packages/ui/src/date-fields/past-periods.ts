import type { UI_TEXTS } from '../words/words.ts'

const DAY_MS = 86_400_000
const DAYS_OF_WEEK = 7

type PeriodWord = Extract<keyof typeof UI_TEXTS, 'today' | 'thisWeek' | 'last7Days' | 'last30Days'>

/** What one often looks back at, up to and with today, by the word for it. @param today 'YYYY-MM-DD' */
export function pastPeriods(
  today: string,
): readonly { readonly word: PeriodWord; readonly value: readonly [string, string] }[] {
  const at = Date.parse(today)
  const daysBefore = (days: number) => new Date(at - days * DAY_MS).toISOString().slice(0, today.length)
  // The week begins on Monday, as in the calendar.
  const sinceMonday = (new Date(at).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  return [
    { word: 'today', value: [today, today] },
    { word: 'thisWeek', value: [daysBefore(sinceMonday), today] },
    { word: 'last7Days', value: [daysBefore(DAYS_OF_WEEK - 1), today] },
    { word: 'last30Days', value: [daysBefore(29), today] },
  ]
}
