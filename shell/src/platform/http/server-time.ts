/** A device's clock that differs by less is right, ms: the header has full seconds, and an answer takes its time. */
const TOLERANCE_MS = 60_000

let ahead = 0

/** @param date the `Date` header of an answer that comes from the server */
export function recordServerTime(date: string | null, now = Date.now()): void {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return
  const difference = time - now
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference
}

/** The time by the server's clock, as far as it is known; by the device's until then. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}
