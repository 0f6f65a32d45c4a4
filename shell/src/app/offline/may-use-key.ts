import { isOver, type SessionUse } from '../../platform/session-use.ts'

/** What is known of the key that the device holds, before anything is opened with it. */
export interface KeyUse {
  readonly hasToken: boolean
  /** It is the key of whoever is signed in. */
  readonly isHers: boolean
  /** How long the session may go on; null when nobody knows. */
  readonly use: SessionUse | null
  /** ms */
  readonly now: number
}

/** A clock is set right by so much and no more, ms; one that was set back would let a session rest for longer than it may. */
const SET_RIGHT_MS = 60_000

/** Whether what the device keeps may be opened without asking the server: its person is signed in, and has not been away for too long. */
export function mayUseKey({ hasToken, isHers, use, now }: KeyUse): boolean {
  if (!hasToken || !isHers || use === null) return false
  return !isOver(use, now) && now >= use.lastUse - SET_RIGHT_MS
}
