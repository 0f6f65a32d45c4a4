import type { CallAttributes } from '../calls/define-call.ts'
import { CallFailure } from '../errors/call-failure.ts'
import type { FailureDetails } from './failure-plan.ts'
import type { RawResponse } from './raw-response.ts'
import { type ResponseOutcome, readResponse } from './read-response.ts'
import { createSharedReads } from './shared-reads.ts'

/** A call ready to send. */
export interface ExchangeRequest {
  /** Below the base path, with query. */
  readonly path: string
  readonly body: unknown
  /** Caller and site. Only equal ones share a response. */
  readonly from: unknown
  /** Part of the page that makes the call: a list, a dialog, a tab. */
  readonly asker: string | symbol
  readonly signal: AbortSignal | undefined
  readonly send: (signal: AbortSignal | undefined) => Promise<RawResponse>
}

/** A response with its interpretation. */
export interface InterpretedResponse extends RawResponse {
  readonly answer: ResponseOutcome
}

/** Shows a failure unless another caller waiting for the same response has shown it. */
export type ShowOnce = (show: () => void) => void

/** Makes calls over any transport: shares and cancels reads, interprets responses, shows each failure once. */
export interface CallExchange {
  /**
   * Resolves with successes and with codes that callers handle themselves. Otherwise rejects with the failure built by
   * `toFailure`. Rejects with an `AbortError` if the caller aborted, and with a `CallFailure` of the transport unchanged.
   */
  make(
    call: CallAttributes,
    request: ExchangeRequest,
    toFailure: (failed: FailureDetails, once: ShowOnce) => CallFailure,
  ): Promise<InterpretedResponse>
  /** Reports a change: reads in progress are not shared with later callers. */
  changed(): void
}

/** Returns the failure of a request without a response, or null if its caller aborted. */
export function failureWithoutResponse(error: unknown): FailureDetails | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return {
    kind: name === 'TimeoutError' ? 'timeout' : 'transport',
    code: 0,
    status: 0,
    message: '',
    cause: error,
  }
}

export function createCallExchange(): CallExchange {
  const reads = createSharedReads<RawResponse>()
  /** Responses and failures already shown to the person. */
  const shown = new WeakSet<object>()

  function read(method: string, { path, body, from, ...request }: ExchangeRequest): Promise<RawResponse> {
    const address = `${method} ${path}`
    return reads.take({ ...request, address, key: JSON.stringify([address, body, from]) })
  }

  /** @param source the same for all callers that waited for it */
  const onceFor =
    (source: object): ShowOnce =>
    show => {
      if (shown.has(source)) return
      shown.add(source)
      show()
    }

  return {
    async make(call, request, toFailure) {
      const isWrite = call.repeats === 'allow'
      let raw: RawResponse
      try {
        raw = await (isWrite ? request.send(request.signal) : read(call.method, request))
      } catch (error) {
        const failed = error instanceof CallFailure ? null : failureWithoutResponse(error)
        throw failed === null ? error : toFailure(failed, onceFor(error instanceof Error ? error : failed))
      } finally {
        if (isWrite) reads.changed()
      }
      const { status, json } = raw
      const answer = readResponse(raw, call.onlyOk)
      if (answer.kind === 'success' || answer.kind === 'pass-through') return { status, json, answer }
      throw toFailure({ ...answer, status }, onceFor(raw))
    },
    changed: () => reads.changed(),
  }
}
