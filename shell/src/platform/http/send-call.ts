import { BACKGROUND_HEADER, BASE_PATH, PROJECT_CODE } from '@apron/contract/calls/base-path'
import type { CallAttributes } from '@apron/contract/calls/define-call'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { filledPath } from '@apron/contract/wire/call-path'
import { type ConfirmPassword, confirmedRequest } from './confirmed-request.ts'
import { isEnvelope } from './envelope.ts'
import { timeLimit } from './time-limit.ts'

/** Who calls, for the headers of every call (API-01). */
export interface CallIdentity {
  readonly language: string
  readonly token: string | null
  /** Value of the `employee` header, already encoded (AIR-05). */
  readonly employee: string | null
}

export interface CallInput {
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
  /** Called for every response. */
  readonly onAnswer?: ((headers: Headers) => void) | undefined
}

/** The headers every call carries (API-01, I18N-03). */
export function callHeaders(identity: CallIdentity): Headers {
  const headers = new Headers({ projectCode: PROJECT_CODE, language: identity.language })
  if (identity.token !== null) headers.set('Authorization', identity.token)
  if (identity.employee !== null) headers.set('employee', identity.employee)
  return headers
}

/** The address of a call, with its query. */
export function callUrl(path: string, query: object | undefined): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return BASE_PATH + path + (text === '' ? '' : `?${text}`)
}

async function envelopeOf(response: Response): Promise<Envelope<unknown>> {
  const json: unknown = await response.json().catch(() => null)
  const message = isEnvelope(json) ? json.msg : ''
  if (!response.ok) throw new CallFailure('transport', response.status, message, `HTTP ${response.status}`)
  if (!isEnvelope(json)) throw new CallFailure('transport', response.status, '', 'No envelope')
  return json
}

/** @param timeout the limit of the request itself */
export function failureOf(error: unknown, timeout?: AbortSignal): CallFailure {
  if (error instanceof CallFailure) return error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (timeout?.aborted || isLate) return new CallFailure('timeout', 0, '', 'No answer within the time-out')
  if (error instanceof DOMException && error.name === 'AbortError') {
    return new CallFailure('cancelled', 0, '', 'Cancelled')
  }
  return new CallFailure('transport', 0, '', error instanceof Error ? error.message : String(error))
}

/**
 * Makes one call and gives its envelope, whatever the code says; anything else is a `CallFailure`.
 * @param confirm null where nobody is asked for a password
 */
export async function sendCall(
  call: CallAttributes,
  input: CallInput,
  identity: CallIdentity,
  confirm: ConfirmPassword | null,
): Promise<Envelope<unknown>> {
  const url = callUrl(filledPath(call.path, input.params ?? {}), input.query)
  const headers = callHeaders(identity)
  if (call.background) headers.set(BACKGROUND_HEADER, '1')
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  let timeout = timeLimit()

  async function make(): Promise<Response> {
    timeout = timeLimit()
    const signal = input.signal ? AbortSignal.any([timeout, input.signal]) : timeout
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) }
    // What a page says of itself arrives also when the page goes.
    return await fetch(url, { method: call.method, headers, signal, keepalive: call.background, ...body })
  }

  try {
    const response = await confirmedRequest(make, confirm)
    input.onAnswer?.(response.headers)
    return await envelopeOf(response)
  } catch (error) {
    throw failureOf(error, timeout)
  }
}
