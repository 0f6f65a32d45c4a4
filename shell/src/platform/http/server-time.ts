/** Smaller differences are ignored, ms: the header has full seconds and a response takes time. */
const TOLERANCE_MS = 60_000

let ahead = 0

/** @param date the `Date` header of a response from the server */
export function recordServerTime(date: string | null, now = Date.now()): void {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return
  const difference = time - now
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

/** Returns the time of the server's clock, or of the device's until the first response. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
