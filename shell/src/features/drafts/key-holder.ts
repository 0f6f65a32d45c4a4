import type { SessionState } from '../session/session-store.ts'

/** Whose key this device may hold: that of whoever is signed in, while the page is not covered. Null: nobody's. */
export function keyHolder({ status, data }: SessionState, isSessionOver: boolean): string | null {
  if (status !== 'loaded' || isSessionOver || data === null) return null
  return data.user.code === '' ? null : data.user.code
}
