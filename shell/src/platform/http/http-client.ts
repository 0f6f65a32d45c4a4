import { BACKGROUND_HEADER, BASE_PATH } from '@apron/contract/calls/base-path'
import type { Call, CallAttributes, CallShape } from '@apron/contract/calls/define-call'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { filledPath } from '@apron/contract/wire/call-path'
import { loggedPath } from '@apron/contract/wire/logged-path'
import { createReadTurns } from '@apron/contract/wire/read-turns'
import { isWrite } from '@apron/contract/wire/write-rules'
import { type FailurePlan, planForEnvelope, planForFailure } from './answer-rules.ts'
import { type ConfirmPassword, confirmedRequest } from './confirmed-request.ts'
import { isEnvelope } from './envelope.ts'
import type { FailureTexts } from './failure-words.ts'
import { type CallIdentity, callHeaders, callUrl, failureOf, sendCall } from './send-call.ts'
import { recordServerTime } from './server-time.ts'
import { timeLimit } from './time-limit.ts'

export interface HttpDeps {
  /** Who makes this call, asked anew for every call. */
  identity(call: CallAttributes): CallIdentity
  onSessionOver(reason?: string): void
  showError(text: string): void
  /** A failure nobody is told about is at least written down (§8). */
  logFailure(call: CallAttributes, failure: CallFailure): void
  /** Something was changed, or was meant to be (API-06). */
  wrote(write: Write): void
  /** Asked when a call wants the password; those that want it at once wait for the same answer. */
  readonly confirmPassword: ConfirmPassword
  /** Whether anything answered a call, be it a refusal. */
  heard(answered: boolean): void
  texts(): FailureTexts
  /** Uploads what a body names and this device still holds. @returns whether nothing of it is missing from the server for want of a network */
  uploadNamed(body: string): Promise<boolean>
}

/** A call that changes something, by method and path without query. */
export interface Write {
  readonly call: string
  /** Whether the server did it. */
  readonly done: boolean
}

export interface ClientInput {
  /** Values of the `{…}` in the path. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** The list or part that asks, when a later question of its own replaces this one; without it nobody's earlier call is cancelled. */
  readonly asker?: string
  /** The caller tells the person itself and decides about the session. */
  readonly quiet?: boolean
}

export interface HttpClient {
  /** The envelope of a success or of a code that is passed through; anything else rejects with a `CallFailure`. */
  exchange(call: Call, input?: ClientInput): Promise<Envelope<unknown>>
  /** The data of a successful call. */
  call<Shape extends CallShape>(call: Call<Shape>, input?: ClientInput): Promise<Shape['data']>
  /** Something was changed elsewhere, and this page has heard of it: what was asked before answers nobody who asks from now on. */
  changed(): void
  /** A bare request of a sub-application with all headers of its tab; HTTP 401 counts as the end of the session that it named. */
  request(path: string, init: RequestInit, identity: CallIdentity): Promise<Response>
}

const onAnswer = (headers: Headers) => recordServerTime(headers.get('Date'))

/** The one client of the shell: headers, time-out, duplicates, codes and texts as §7 and §8 say. */
export function createHttpClient(deps: HttpDeps): HttpClient {
  const turns = createReadTurns<Envelope<unknown>>()
  /** Answers and failures that several waited for, and of which the person has been told. */
  const told = new WeakSet<object>()

  /** @param source what was answered or failed, the same for all who waited for it */
  function carryOut(call: Call, plan: FailurePlan, quiet: boolean, source: object): CallFailure {
    const { failure, sessionOver, toast } = plan
    if (told.has(source)) return failure
    if (quiet || (toast === null && !sessionOver)) {
      if (failure.kind !== 'cancelled') deps.logFailure(call, failure)
      return failure
    }
    told.add(source)
    // The alert shows this text itself because it covers the page and its toasts.
    const isSaid = failure.kind === 'answer' && call.failures !== 'suppress'
    if (sessionOver) deps.onSessionOver(isSaid ? failure.said : '')
    else if (toast !== null) deps.showError(toast)
    return failure
  }

  function send(call: Call, input: ClientInput): Promise<Envelope<unknown>> {
    const identity = deps.identity(call)
    // Whoever did nothing is asked for nothing.
    const confirm = call.background || input.quiet === true ? null : deps.confirmPassword
    if (call.repeats === 'allow') return sendCall(call, { ...input, onAnswer }, identity, confirm)
    const address = `${call.method} ${callUrl(filledPath(call.path, input.params ?? {}), input.query)}`
    return turns
      .take({
        asker: input.asker ?? Symbol(call.id),
        address,
        question: JSON.stringify([address, input.body, identity]),
        signal: input.signal,
        send: signal => sendCall(call, { ...input, signal, onAnswer }, identity, confirm),
      })
      .catch((error: unknown) => {
        throw failureOf(error)
      })
  }

  function note({ method, path, background }: CallAttributes, { params = {} }: ClientInput, done: boolean) {
    const filled = filledPath(path, params)
    if (!isWrite(method, filled)) return
    turns.changed()
    if (!background) deps.wrote(writeOf(method, filled, done))
  }

  /** What was given up or came late says nothing. */
  function hear({ kind, isUnreached }: CallFailure): void {
    if (kind === 'transport') deps.heard(!isUnreached)
  }

  async function exchange(call: Call, input: ClientInput = {}): Promise<Envelope<unknown>> {
    const quiet = input.quiet === true
    let envelope: Envelope<unknown>
    try {
      envelope = await send(call, input)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      hear(error)
      note(call, input, false)
      throw carryOut(call, planForFailure(call, error, deps.texts()), quiet, error)
    }
    deps.heard(true)
    note(call, input, codeKind(envelope.code) === 'success')
    const plan = planForEnvelope(call, envelope, deps.texts())
    if (plan !== null) throw carryOut(call, plan, quiet, envelope)
    return envelope
  }

  return {
    exchange,
    async call<Shape extends CallShape>(call: Call<Shape>, input: ClientInput = {}) {
      const envelope = await exchange(call, input)
      if (codeKind(envelope.code) === 'success') return envelope.data
      throw new CallFailure('pass-through', envelope.code, envelope.msg)
    },
    changed: () => turns.changed(),
    async request(path, init, identity) {
      if (typeof init.body === 'string' && !(await deps.uploadNamed(init.body))) {
        // As `fetch` says it: without its files the request is not worth sending.
        throw new TypeError('Files of the request could not be uploaded')
      }
      const headers = new Headers(init.headers)
      for (const [name, value] of callHeaders(identity)) headers.set(name, value)
      let timeout = timeLimit()
      const make = async () => {
        timeout = timeLimit()
        const signal = init.signal ? AbortSignal.any([timeout, init.signal]) : timeout
        return await fetch(BASE_PATH + path, { ...init, headers, signal })
      }
      const confirm = headers.has(BACKGROUND_HEADER) ? null : deps.confirmPassword
      const response = await confirmedRequest(make, confirm).catch((error: unknown) => {
        hear(failureOf(error, timeout))
        throw error
      })
      deps.heard(true)
      onAnswer(response.headers)
      if (response.status === 401 && identity.token !== null) deps.onSessionOver()
      const method = init.method ?? 'GET'
      if (isWrite(method, path)) turns.changed()
      if (!headers.has(BACKGROUND_HEADER) && isWrite(method, path)) {
        void succeeded(response.clone()).then(done => deps.wrote(writeOf(method, path, done)))
      }
      return response
    },
  }
}

function writeOf(method: string, path: string, done: boolean): Write {
  return { call: `${method} ${loggedPath(path)}`, done }
}

/** Whether an answer nobody has read yet says that the call went well. */
async function succeeded(response: Response): Promise<boolean> {
  const json: unknown = await response.json().catch(() => null)
  return response.ok && isEnvelope(json) && codeKind(json.code) === 'success'
}
