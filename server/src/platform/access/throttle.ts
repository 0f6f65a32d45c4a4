import type { Clock } from '@apron/server-kit/time/clock'

const MINUTE_MS = 60_000

/**
 * Counts uses per key, in a window that starts with the first one. Each server counts for itself.
 * @param minutes length of the window
 * @returns whether one more use is within the limit
 */
export function createThrottle(clock: Clock, times: number, minutes = 1): (key: string) => boolean {
  /** In the order of their start. */
  const windows = new Map<string, { readonly until: number; count: number }>()
  return key => {
    const now = clock.now().getTime()
    for (const [old, { until }] of windows) {
      if (until > now) break
      windows.delete(old)
    }
    const window = windows.get(key) ?? { until: now + minutes * MINUTE_MS, count: 0 }
    windows.set(key, window)
    window.count += 1
    return window.count <= times
  }
}
