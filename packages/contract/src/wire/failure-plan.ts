import type { CallAttributes } from '../calls/define-call.ts'
import type { CallFailure, CallFailureKind } from '../errors/call-failure.ts'

/** Failure of a call. */
export interface FailureDetails {
  readonly kind: Exclude<CallFailureKind, 'waiting' | 'cannot-wait' | 'cancelled'>
  /** Envelope code or HTTP status; 0 if the server was not reached. */
  readonly code: number
  /** HTTP status; 0 if the server was not reached. */
  readonly status: number
  /** The server's message; empty if none. */
  readonly message: string
  readonly data?: unknown
  readonly cause?: unknown
}

/** Texts for failures without a server message. */
export interface FailureTexts {
  readonly rejected: string
  readonly failed: string
  readonly noResponse: string
  readonly unreached: string
}

/** Kinds of failures decided by the application. */
const REFUSALS: ReadonlySet<CallFailureKind> = new Set(['answer', 'session-over', 'pass-through'])

/**
 * Returns the text for a failed call (§8, API-03, API-04): the server's message, prefixed with 请求失败： unless the
 * application refused.
 */
export function failureText(
  { kind, code, said }: Pick<CallFailure, 'kind' | 'code' | 'said'>,
  texts: FailureTexts,
): string {
  if (REFUSALS.has(kind)) return said || texts.rejected
  return texts.failed + (said || (kind === 'transport' && code === 0 ? texts.unreached : texts.noResponse))
}

/** Presentation of a failed call. */
export interface FailurePlan {
  readonly text: string
  /** Opens the time-out alert (AUTH-11), which covers the page and its toasts. */
  readonly sessionOver: boolean
  /** The server's message for that alert; empty if none. */
  readonly reason: string
  /** Shown for 5 s; null for nothing. */
  readonly toast: string | null
}

/** Decides how a failed call is shown (API-03, API-04). */
export function failurePlan(
  { failures, timeoutAlert }: Pick<CallAttributes, 'failures' | 'timeoutAlert'>,
  { kind, code, status, message }: FailureDetails,
  texts: FailureTexts,
): FailurePlan {
  const text = failureText({ kind, code, said: message }, texts)
  const sessionOver = kind === 'session-over' && timeoutAlert
  const isHttp401 = status === 401
  // The asking part of the page shows only refusals.
  const isShown = failures === 'show' || (failures === 'in-place' && !REFUSALS.has(kind))
  return {
    text,
    sessionOver,
    reason: isHttp401 || failures === 'suppress' ? '' : message,
    toast: isShown && kind !== 'pass-through' && !(sessionOver && isHttp401) ? text : null,
  }
}
