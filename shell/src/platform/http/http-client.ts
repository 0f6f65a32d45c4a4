import { BASE_PATH } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { REQUEST_TIMEOUT_MS } from '@apron/contract/limits/http'
import { type FailurePlan, type FailureTexts, planForEnvelope, planForFailure } from './answer-rules.ts'
import { CallFailure } from './call-failure.ts'
import { createDuplicates } from './duplicates.ts'
import { type CallIdentity, callHeaders, callUrl, sendCall } from './send-call.ts'

export interface HttpDeps {
  /** Who calls, asked anew for every call. */
  identity(): CallIdentity
  onSessionOver(): void
  showError(text: string): void
  texts(): FailureTexts
}

export interface ClientInput {
  readonly query?: object
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** The caller tells the person itself and decides about the session. */
  readonly quiet?: boolean
}

export interface HttpClient {
  /** The envelope of a success or of a code that is passed through; anything else rejects with a `CallFailure`. */
  exchange(call: Call, input?: ClientInput): Promise<Envelope<unknown>>
  /** The data of a successful call. */
  call<Shape extends CallShape>(call: Call<Shape>, input?: ClientInput): Promise<Shape['data']>
  /** A bare request with all headers, for sub-applications; HTTP 401 counts as the end of the session. */
  request(path: string, init: RequestInit): Promise<Response>
}

/** The one client of the shell: headers, time-out, duplicates, codes and texts as §7 and §8 say. */
export function createHttpClient(deps: HttpDeps): HttpClient {
  const duplicates = createDuplicates()

  function carryOut(plan: FailurePlan, quiet: boolean): CallFailure {
    if (!quiet && plan.toast !== null) deps.showError(plan.toast)
    if (!quiet && plan.sessionOver) deps.onSessionOver()
    return plan.failure
  }

  async function send(call: Call, input: ClientInput): Promise<Envelope<unknown>> {
    if (call.repeats === 'allow') return sendCall(call, input, deps.identity())
    const turn = duplicates.begin(`${call.method} ${callUrl(call.path, input.query)}`)
    const signal = input.signal ? AbortSignal.any([turn.signal, input.signal]) : turn.signal
    return sendCall(call, { ...input, signal }, deps.identity()).finally(turn.end)
  }

  async function exchange(call: Call, input: ClientInput = {}): Promise<Envelope<unknown>> {
    const quiet = input.quiet === true
    let envelope: Envelope<unknown>
    try {
      envelope = await send(call, input)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      throw carryOut(planForFailure(call, error, deps.texts()), quiet)
    }
    const plan = planForEnvelope(call, envelope, deps.texts())
    if (plan !== null) throw carryOut(plan, quiet)
    return envelope
  }

  return {
    exchange,
    async call<Shape extends CallShape>(call: Call<Shape>, input: ClientInput = {}) {
      const envelope = await exchange(call, input)
      if (codeKind(envelope.code) === 'success') return envelope.data
      throw new CallFailure('passed-through', envelope.code, envelope.msg)
    },
    async request(path, init) {
      const headers = new Headers(init.headers)
      for (const [name, value] of callHeaders(deps.identity())) headers.set(name, value)
      const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
      const signal = init.signal ? AbortSignal.any([timeout, init.signal]) : timeout
      const response = await fetch(BASE_PATH + path, { ...init, headers, signal })
      if (response.status === 401) deps.onSessionOver()
      return response
    },
  }
}
