import type { Clock } from '@apron/contract/sub-apps/server-plugin'

const MINUTE_MS = 60_000

/** Counts per key and minute. @returns whether one more is within the limit */
export function createThrottle(clock: Clock, perMinute: number): (key: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return key => {
    const now = Math.floor(clock.now().getTime() / MINUTE_MS)
    if (now !== minute) {
      minute = now
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= perMinute
  }
}
