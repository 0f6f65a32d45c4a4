/** Remaining life of the session, shared by the windows of this browser. Times are the server's, ms. */
export interface SessionUse {
  /** Time of the last use in any window. */
  readonly lastUse: number
  readonly idleMs: number
  /** Time at which it ends regardless of use. */
  readonly endsAt: number
  /** Offset of the server's clock to the device's, ms, for a new page that has had no response yet. */
  readonly serverAhead: number
}

/** Use is reported to the server after this fraction of the idle limit without a report. */
const REPORTS_PER_LIMIT = 6
/** Uses within this time count as one, ms. */
const MIN_USE_INTERVAL_MS = 1_000

/** Returns true if the page is to be covered. Time asleep counts: a tablet that slept was not used either. */
export function isExpired({ lastUse, idleMs, endsAt }: SessionUse, now: number): boolean {
  return now - lastUse >= idleMs || now >= endsAt
}

/** Records a use, or returns null if one was just recorded. Handles a clock that was set back. */
export function withUse(use: SessionUse, now: number): SessionUse | null {
  const since = now - use.lastUse
  return since >= 0 && since < MIN_USE_INTERVAL_MS ? null : { ...use, lastUse: now }
}

/** Returns true if use must be reported to the server, so that users who type for long keep their session. */
export function isUseReportDue(reportedAt: number, { idleMs }: SessionUse, now: number): boolean {
  return Math.abs(now - reportedAt) >= idleMs / REPORTS_PER_LIMIT
}
