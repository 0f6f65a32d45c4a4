import type { CallAttributes } from '@apron/contract/calls/define-call'
import { codeKind, OK, SESSION_OVER_CODES } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { type FailureTexts, failureText } from './failure-words.ts'

/** What a client does about a call that gave no data. */
export interface FailurePlan {
  readonly failure: CallFailure
  /** Opens the time-out alert (AUTH-11). */
  readonly sessionOver: boolean
  /** Shown for 5 s; null shows nothing. */
  readonly toast: string | null
}

/** What the envelope of an answered call leads to; null = hand it to the caller (API-03). */
export function planForEnvelope(
  call: CallAttributes,
  envelope: Envelope<unknown>,
  texts: FailureTexts,
): FailurePlan | null {
  const kind = codeKind(envelope.code)
  const handedOn = call.onlyOk === true ? envelope.code === OK : kind === 'success' || kind === 'pass-through'
  if (handedOn) return null
  return {
    failure: new CallFailure('answer', envelope.code, envelope.msg, texts.rejected),
    sessionOver: kind === 'session-over' && call.timeoutAlert,
    toast: call.failures === 'show' ? envelope.msg || texts.rejected : null,
  }
}

/** What a call leads to that was not answered by the application (API-04). */
export function planForFailure(call: CallAttributes, failure: CallFailure, texts: FailureTexts): FailurePlan {
  const sessionOver = failure.kind === 'transport' && failure.code === 401 && call.timeoutAlert
  const silent = failure.kind === 'cancelled' || failure.kind === 'answer' || sessionOver
  const toast = silent || call.failures === 'suppress' ? null : failureText(failure, texts)
  return { failure, sessionOver, toast }
}

/** The server says, by either way, that there is no session. */
export function saysSessionOver(failure: CallFailure): boolean {
  const codes: readonly number[] = SESSION_OVER_CODES
  return (
    (failure.kind === 'transport' && failure.code === 401) ||
    (failure.kind === 'answer' && codes.includes(failure.code))
  )
}
