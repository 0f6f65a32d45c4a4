import type { Clock } from '@apron/server-kit/time/clock'

const MINUTE_MS = 60_000

/**
 * Counts per key; the minute of a key begins with its first use. Each server counts for itself.
 * @returns whether one more is within the limit
 */
export function createThrottle(clock: Clock, perMinute: number): (key: string) => boolean {
  /** In the order in which the minutes began. */
  const minutes = new Map<string, { readonly until: number; count: number }>()
  return key => {
    const now = clock.now().getTime()
    for (const [old, { until }] of minutes) {
      if (until > now) break
      minutes.delete(old)
    }
    const minute = minutes.get(key) ?? { until: now + MINUTE_MS, count: 0 }
    minutes.set(key, minute)
    minute.count += 1
    return minute.count <= perMinute
  }
}
