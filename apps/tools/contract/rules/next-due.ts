/** Adds months to a date. If the month has no such day, returns its last day. @param day `yyyy-MM-dd` */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moment = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)))
  return moment.toISOString().slice(0, 10)
}

/** Returns the next due date of a tool, or null if its type needs no calibration. */
export function nextDue(certDate: string | null, intervalMonths: number): string | null {
  return certDate === null || intervalMonths === 0 ? null : monthsLater(certDate, intervalMonths)
}
