import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { isIdentityFree } from '@apron/contract/calls/identity-free'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import { createReadTurns, type ReadTurns } from '@apron/contract/wire/read-turns'
import type { Host, Tab } from '../contract.ts'
import type { Draft } from '../host-drafts.ts'
import type { SavePlace } from '../host-saves.ts'
import { CallError, type CallErrorKind } from './call-error.ts'
import { callFailure, type FailureFacts, waitingSave } from './call-failure.ts'
import { callRequest } from './call-request.ts'
import { identityFreeRequest } from './identity-free-request.ts'
import { type RawAnswer, type ReadAnswer, readAnswer } from './read-answer.ts'
import { noteReadAt } from './read-at.ts'

/** What a call takes, as its shape says; `params` are the values of the `{…}` in its path. */
export type CallInput<Shape extends CallShape> = (Shape extends { params: infer Params }
  ? { readonly params: Params }
  : { readonly params?: undefined }) &
  (Shape extends { query: infer Query } ? { readonly query: Query } : { readonly query?: undefined }) &
  (Shape extends { body: infer Body } ? { readonly body: Body } : { readonly body?: undefined })

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal
  /**
   * The part of the page that asks. Its earlier read of the same method and URL is cancelled by a later one, whatever their bodies;
   * without a name the whole client is one asker.
   */
  readonly asker?: string
  /** Of a call that waits where nothing answers: without it this one does not. */
  readonly save?: SaveOptions
}

/** Where a save belongs, and what was typed. */
export interface SaveOptions {
  readonly place: SavePlace
  readonly draft: Draft
}

type CallArguments<Shape extends CallShape> =
  object extends CallInput<Shape>
    ? [input?: CallInput<Shape>, options?: CallOptions]
    : [input: CallInput<Shape>, options?: CallOptions]

/** Makes a call of the contract and answers the `data` of its envelope; throws a `CallError`. */
export type CallClient = <Shape extends CallShape>(
  call: Call<Shape>,
  ...rest: CallArguments<Shape>
) => Promise<Shape['data']>

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    // A body that is no JSON is an answer we cannot read; an aborted one is not an answer at all.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** An answer as it was read, the same for all who waited for it. */
interface Answered {
  readonly status: number
  readonly answer: ReadAnswer
}

interface Shared {
  readonly turns: ReadTurns<Answered>
  /** Answers and failures of which the person has been told. */
  readonly told: WeakSet<object>
}

/** The reads of all tabs of an application that are under way. */
const OF_HOST = new WeakMap<Host, Shared>()

function sharedOf(host: Host): Shared {
  const shared = OF_HOST.get(host) ?? { turns: createReadTurns<Answered>(), told: new WeakSet<object>() }
  OF_HOST.set(host, shared)
  return shared
}

/** A client of the portal's calls. One per tab: of two reads of one address in a tab the later cancels the earlier, and equal reads
 *  that are under way in any tabs of the application share one answer (§7).
 *  @param tab its site goes with every call, and what is under way ends with it; without a site the session's counts */
export function createCallClient(host: Host, tab: Partial<Pick<Tab, 'airport' | 'signal'>> = {}): CallClient {
  const { turns, told } = sharedOf(host)
  const client = Symbol('client')

  return async <Shape extends CallShape>(call: Call<Shape>, ...[input, options]: CallArguments<Shape>) => {
    const { path, init } = callRequest(call, input ?? {}, tab.airport)

    const fail = (kind: CallErrorKind, source: object, facts: FailureFacts) => {
      const error = callFailure(host, call, { ...facts, kind }, told.has(source))
      told.add(source)
      return error
    }

    async function send(signal: AbortSignal): Promise<Answered> {
      const response = isIdentityFree(call.path)
        ? await identityFreeRequest(path, { ...init, language: host.session().lang, signal })
        : await host.request(path, { ...init, signal })
      const known = answered({ status: response.status, json: await jsonOf(response) })
      const { answer } = known
      if (answer.kind === 'success') noteReadAt(answer.data, response.headers.get(READ_AT_HEADER))
      return known
    }

    /** Sent, or kept until it can be. */
    async function sendSave({ place, draft }: SaveOptions): Promise<Answered> {
      const save = { ...draft, method: call.method, path, json: input?.body }
      const answer = await host.saves.send(place, save)
      if (answer === null) throw waitingSave(host)
      return answered(answer)
    }

    function answered({ status, json }: RawAnswer): Answered {
      const answer = readAnswer({ status, json })
      // HTTP 401 is the shell's own business; a code in an ordinary answer it cannot see.
      if (answer.kind === 'session-over' && status < 300 && call.timeoutAlert) {
        host.authExpired(call.failures === 'suppress' ? '' : answer.message)
      }
      return { status, answer }
    }

    const given = [tab.signal, options?.signal].filter(signal => signal !== undefined)
    const signal = AbortSignal.any(given)

    function read(): Promise<Answered> {
      const address = `${call.method} ${path}`
      return turns.take({
        asker: options?.asker ?? client,
        address,
        question: JSON.stringify([address, input?.body, tab.airport?.id, host.getToken()]),
        signal,
        send,
      })
    }

    async function write(): Promise<Answered> {
      try {
        return await (call.waits === true && options?.save ? sendSave(options.save) : send(signal))
      } finally {
        turns.changed()
      }
    }

    try {
      const known = await (call.repeats === 'allow' ? write() : read())
      if (known.answer.kind === 'success') return known.answer.data
      throw fail(known.answer.kind, known, { ...known.answer, status: known.status })
    } catch (error) {
      if (error instanceof CallError || isAbort(error)) throw error
      const source = error instanceof Error ? error : new Error(String(error))
      const kind = source.name === 'TimeoutError' ? 'timeout' : 'transport'
      // `fetch` throws a TypeError when the server cannot be reached.
      const unreached = source.name === 'TypeError' ? CLIENT_TEXTS.unreached[host.session().lang] : ''
      throw fail(kind, source, { code: 0, status: 0, message: unreached, cause: error })
    }
  }
}
