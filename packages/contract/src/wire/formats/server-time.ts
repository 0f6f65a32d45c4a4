/** Smaller differences are ignored, ms: the header has full seconds and a response takes time. */
const TOLERANCE_MS = 60_000

const readClocks = () => ({ wall: Date.now(), steady: performance.now() })

let ahead = 0
/** Clocks of the device at the time `ahead` was set. */
let read = readClocks()

/** @param date the `Date` header of a response from the server */
export function recordServerTime(date: string | null): void {
  const time = Date.parse(date ?? '')
  if (Number.isNaN(time)) return
  const difference = time - Date.now()
  assumeServerAhead(Math.abs(difference) < TOLERANCE_MS ? 0 : difference)
}

/** Sets how far the server's clock is ahead of the device's, ms, from an earlier visit. */
export function assumeServerAhead(ms: number): void {
  ahead = ms
  read = readClocks()
}

/** Returns how far the server's clock is ahead of the device's, ms. */
export function serverAhead(): number {
  return ahead
}

/** Returns the server's time, or the device's before the first response. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead)
}

/** Returns whether the device's clock was changed, or the device slept, since the last response: `serverNow()` may be wrong. */
export function isServerTimeInDoubt(): boolean {
  const { wall, steady } = readClocks()
  return Math.abs(wall - read.wall - (steady - read.steady)) >= TOLERANCE_MS
}
