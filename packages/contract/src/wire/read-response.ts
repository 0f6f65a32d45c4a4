import { codeKind, OK } from '../codes/response-codes.ts'
import type { Envelope } from '../entities/envelope.ts'
import { isEnvelope } from './envelope.ts'
import type { FailureDetails } from './failure-plan.ts'
import type { RawResponse } from './raw-response.ts'

export type ResponseOutcome =
  | { readonly kind: 'success'; readonly data: unknown }
  | Omit<FailureDetails, 'status' | 'cause'>

const NO_ENVELOPE: Envelope<undefined> = { code: 0, msg: '', data: undefined, success: false }

export function envelopeOf(json: unknown): Envelope<unknown> {
  return isEnvelope(json) ? json : NO_ENVELOPE
}

/**
 * Interprets a response (§8): HTTP refusals first, then the envelope code.
 * @param onlyOk only code 200 is passed to the caller (MSG-16)
 */
export function readResponse({ status, json }: RawResponse, onlyOk = false): ResponseOutcome {
  const { code, msg, data } = envelopeOf(json)
  const failed = { code, message: typeof msg === 'string' ? msg : '', data }
  if (status === 401) return { ...failed, kind: 'session-over', code: status }
  if (status < 200 || status > 299) return { ...failed, kind: 'transport', code: code || status }
  if (!isEnvelope(json)) return { ...failed, kind: 'unreadable' }
  const kind = codeKind(code)
  if (onlyOk && code !== OK && kind !== 'session-over') return { ...failed, kind: 'answer' }
  return kind === 'success' ? { kind, data } : { ...failed, kind: kind === 'error' ? 'answer' : kind }
}
