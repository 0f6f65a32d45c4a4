import { BACKGROUND_HEADER } from '@apron/contract/calls/base-path'
import type { Call, CallAttributes, CallShape } from '@apron/contract/calls/define-call'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import {
  createCallExchange,
  failureWithoutResponse,
  type InterpretedResponse,
  type ShowOnce,
} from '@apron/contract/wire/call-exchange'
import type { CallIdentity } from '@apron/contract/wire/call-headers'
import { callInit } from '@apron/contract/wire/call-init'
import { callPath } from '@apron/contract/wire/call-path'
import { type FailureDetails, type FailureTexts, failurePlan } from '@apron/contract/wire/failure-plan'
import { fileUrl } from '@apron/contract/wire/formats/file-url'
import { loggedPath } from '@apron/contract/wire/formats/logged-path'
import { recordServerTime } from '@apron/contract/wire/formats/server-time'
import { readRawResponse } from '@apron/contract/wire/raw-response'
import { envelopeOf, readResponse } from '@apron/contract/wire/read-response'
import { isWrite } from '@apron/contract/wire/write-rules'
import { type ConfirmPassword, confirmedRequest } from './confirmed-request.ts'
import { sendRequest } from './send-request.ts'

export interface HttpDeps {
  /** Returns the caller's identity; evaluated for each call. */
  identity(call: CallAttributes): CallIdentity
  onSessionOver(reason?: string): void
  showError(text: string): void
  /** Logs failures that are not shown to the user (§8). */
  logFailure(call: CallAttributes, failure: CallFailure): void
  /** Reports an attempted or completed write (API-06). */
  onWrite(write: Write): void
  /** Asked when a call requires the password. Concurrent calls share the answer. */
  readonly confirmPassword: ConfirmPassword
  /** Reports whether a call got any response, including an error. */
  onReachable(answered: boolean): void
  texts(): FailureTexts
  /**
   * Uploads files that the body refers to and that are still on this device. @returns false if any is missing
   * for lack of a network
   */
  uploadReferenced(body: string): Promise<boolean>
}

/** A writing call, by method and path without query. */
export interface Write {
  readonly call: string
  /** True if the server completed it. */
  readonly done: boolean
}

export interface ClientInput {
  /** Values of the `{…}` in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
  readonly signal?: AbortSignal
  /**
   * Identifies the list or part that asks, so that its later request aborts this one. Without it, no earlier
   * call is aborted.
   */
  readonly asker?: string
  /** The caller reports errors itself and decides about the session. */
  readonly quiet?: boolean
}

export interface HttpClient {
  /**
   * Returns the envelope of a success or of a passed-through code. Otherwise rejects with a `CallFailure`.
   */
  exchange(call: Call, input?: ClientInput): Promise<Envelope<unknown>>
  /** Returns the data of a successful call. */
  call<Shape extends CallShape>(call: Call<Shape>, input?: ClientInput): Promise<Shape['data']>
  /**
   * Discards pending shared requests after a change elsewhere, because their responses may be out of date.
   */
  changed(): void
  /**
   * Sends a sub-application's own request with all headers of its tab. HTTP 401 ends the session that it
   * names.
   */
  request(path: string, init: RequestInit, identity: CallIdentity): Promise<Response>
}

/** Builds the failure as shown by the shell: an application error or a transport failure. */
function shellFailure(
  { kind, code, status, message, cause }: FailureDetails,
  { rejected }: FailureTexts,
): CallFailure {
  if (kind === 'answer' || (kind === 'session-over' && status !== 401)) {
    return new CallFailure('answer', code, message, rejected)
  }
  const description = kind === 'unreadable' ? 'No envelope' : `HTTP ${status}`
  const reason = cause instanceof Error ? cause.message : description
  return new CallFailure(kind === 'timeout' ? kind : 'transport', status, message, reason)
}

/** Creates the shell's HTTP client: the calls of §7 and §8 over `fetch`, and requests of applications. */
export function createHttpClient(deps: HttpDeps): HttpClient {
  const exchange = createCallExchange()

  /** @param confirm null if nobody is asked for the password */
  async function transmit(
    path: string,
    init: RequestInit,
    identity: CallIdentity,
    confirm: ConfirmPassword | null,
  ): Promise<Response> {
    try {
      const response = await confirmedRequest(() => sendRequest(path, init, identity), confirm)
      deps.onReachable(true)
      recordServerTime(response.headers.get('Date'))
      return response
    } catch (error) {
      // Aborted and late requests say nothing about the network.
      if (failureWithoutResponse(error)?.kind === 'transport') deps.onReachable(false)
      throw error
    }
  }

  function failureOf(
    call: CallAttributes,
    failed: FailureDetails,
    quiet: boolean,
    once: ShowOnce,
  ): CallFailure {
    const texts = deps.texts()
    const failure = shellFailure(failed, texts)
    const { sessionOver, reason, toast } = failurePlan(call, failed, texts)
    if (!quiet && sessionOver) once(() => deps.onSessionOver(reason))
    else if (!quiet && toast !== null) once(() => deps.showError(toast))
    else deps.logFailure(call, failure)
    return failure
  }

  async function send(call: Call, input: ClientInput = {}): Promise<InterpretedResponse> {
    const { method, background } = call
    const { body, signal, asker = Symbol(call.id), quiet = false } = input
    const identity = deps.identity(call)
    // Background requests were not started by the user, who is therefore not asked.
    const confirm = background || quiet ? null : deps.confirmPassword
    const path = callPath(call.path, input.query, input.params)
    // Background reports are also delivered when the page is left.
    const init = callInit({ method, json: body, background, keepalive: background })
    const transmitCall = async (abortSignal: AbortSignal | undefined) =>
      readRawResponse(await transmit(path, { ...init, signal: abortSignal ?? null }, identity, confirm))
    let done = false
    try {
      const request = { path, body, from: identity, asker, signal, send: transmitCall }
      const answered = await exchange.make(call, request, (failed, once) =>
        failureOf(call, failed, quiet, once),
      )
      done = answered.answer.kind === 'success'
      return answered
    } catch (error) {
      throw failureWithoutResponse(error) === null ? new CallFailure('cancelled', 0, '', 'Cancelled') : error
    } finally {
      if (!background && isWrite(method, path)) deps.onWrite(toWrite(method, path, done))
    }
  }

  return {
    exchange: async (call, input) => envelopeOf((await send(call, input)).json),
    async call<Shape extends CallShape>(call: Call<Shape>, input?: ClientInput) {
      const { answer } = await send(call, input)
      if (answer.kind === 'success') return answer.data
      throw new CallFailure(answer.kind, answer.code, answer.message)
    },
    changed: () => exchange.changed(),
    async request(path, init, identity) {
      // Most requests refer to no file and are sent at once, so that lists load while their page is being rendered.
      const { body } = init
      if (typeof body === 'string' && body.includes(fileUrl('')) && !(await deps.uploadReferenced(body))) {
        // Fails like `fetch`: without its files the request is not worth sending.
        throw new TypeError('Files of the request could not be uploaded')
      }
      const isBackground = new Headers(init.headers).has(BACKGROUND_HEADER)
      const response = await transmit(path, init, identity, isBackground ? null : deps.confirmPassword)
      if (response.status === 401 && identity.token !== null) deps.onSessionOver()
      const method = init.method ?? 'GET'
      if (!isWrite(method, path)) return response
      exchange.changed()
      if (!isBackground) {
        void succeeded(response.clone()).then(done => deps.onWrite(toWrite(method, path, done)))
      }
      return response
    },
  }
}

function toWrite(method: string, path: string, done: boolean): Write {
  return { call: `${method} ${loggedPath(path)}`, done }
}

/** Returns true if an unread response is a success. */
async function succeeded(response: Response): Promise<boolean> {
  const raw = await readRawResponse(response).catch(() => null)
  return raw !== null && readResponse(raw).kind === 'success'
}
