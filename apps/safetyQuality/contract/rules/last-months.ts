const MONTHS = 12

/** Returns the last 12 months, oldest first, including that of the day. @param day yyyy-MM-dd @returns yyyy-MM */
export function lastMonths(day: string): string[] {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}

/** Returns the last day of a month. @param month yyyy-MM */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
