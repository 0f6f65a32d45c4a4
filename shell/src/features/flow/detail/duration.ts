import { fillText } from '@apron/contract/texts/fill-text'

interface DurationTexts {
  readonly days: string
  readonly hours: string
  readonly minutes: string
  readonly moment: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Formats a duration in its two largest units. */
export function formatDuration(seconds: number, words: DurationTexts): string {
  if (seconds < MINUTE) return words.moment
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (seconds < HOUR) return fillText(words.minutes, { minutes })
  const hours = Math.floor((seconds % DAY) / HOUR)
  if (seconds < DAY) return fillText(words.hours, { hours, minutes })
  return fillText(words.days, { days: Math.floor(seconds / DAY), hours })
}
