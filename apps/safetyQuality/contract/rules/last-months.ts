const MONTHS = 12

/** Returns the last 12 months, oldest first, the month of the day included. @param day yyyy-MM-dd @returns yyyy-MM */
export function lastMonths(day: string): string[] {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
}
