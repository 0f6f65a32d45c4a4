/** All sites use UTC+8. */
const OFFSET_MS = 8 * 3_600_000

/** yyyy-MM-dd at the site. */
export function siteDate(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** Whether a text in the form yyyy-MM-dd names a day of the calendar. */
export function isCalendarDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
