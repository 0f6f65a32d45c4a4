import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { Host, HostRequestInit, Tab } from '../contract.ts'
import { CallError, type CallErrorKind } from './call-error.ts'
import { callPath } from './call-path.ts'
import { readAnswer } from './read-answer.ts'

/** What a call takes, as its shape says. */
export type CallInput<Shape extends CallShape> = (Shape extends { query: infer Query }
  ? { readonly query: Query }
  : { readonly query?: undefined }) &
  (Shape extends { body: infer Body } ? { readonly body: Body } : { readonly body?: undefined })

export interface CallOptions {
  /** Gives the call up. */
  readonly signal?: AbortSignal
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

/** What the shell shows for a failure (§8), or null when it has its own alert or callers look themselves. */
function shownText(
  { kind, status, message }: { kind: CallErrorKind; status: number; message: string },
  language: 'zh' | 'en',
): string | null {
  // HTTP 401 has the alert of the shell alone; a code that ends the session says its text beside the alert.
  if (kind === 'pass-through' || (kind === 'session-over' && status === 401)) return null
  if (kind === 'answer' || kind === 'session-over') return message || CLIENT_TEXTS.requestRejected[language]
  return CLIENT_TEXTS.requestFailed[language] + (message || CLIENT_TEXTS.interfaceException[language])
}

/** A client of the portal's calls. One per tab: of two equal reads in one tab the later cancels the earlier (§7).
 *  @param tab its site goes with every call, and what is under way ends with it; without a site the session's counts */
export function createCallClient(host: Host, tab: Partial<Pick<Tab, 'airport' | 'signal'>> = {}): CallClient {
  const underWay = new Map<string, AbortController>()

  return async <Shape extends CallShape>(call: Call<Shape>, ...[input, options]: CallArguments<Shape>) => {
    const path = callPath(call.path, input?.query)
    const key = `${call.method} ${path}`
    const own = new AbortController()
    if (call.repeats === 'cancel-earlier') {
      underWay.get(key)?.abort()
      underWay.set(key, own)
    }

    const fail = (
      kind: CallErrorKind,
      facts: { code: number; status: number; message: string; data?: unknown; cause?: unknown },
    ) => {
      const { lang } = host.session()
      const text = shownText({ kind, ...facts }, lang)
      const showsHere = text !== null && call.failures === 'show'
      if (showsHere) host.toast('error', text)
      const rejected = CLIENT_TEXTS.requestRejected[lang]
      const said = facts.message || text || rejected
      return new CallError({
        ...facts,
        kind,
        message: kind === 'answer' ? rejected : said,
        said,
        shown: showsHere || (kind === 'session-over' && call.timeoutAlert),
      })
    }

    try {
      const signals = [own.signal, tab.signal, options?.signal].filter(signal => signal !== undefined)
      const init: HostRequestInit = {
        method: call.method,
        signal: AbortSignal.any(signals),
        background: call.background,
        timeoutAlert: call.timeoutAlert,
        ...(tab.airport === undefined ? {} : { airport: tab.airport }),
        ...(input?.body === undefined ? {} : { json: input.body }),
      }
      const response = await host.request(path, init)
      const answer = readAnswer({ status: response.status, json: await jsonOf(response) })
      if (answer.kind === 'success') return answer.data
      // HTTP 401 is the shell's own business; a code in an ordinary answer it cannot see.
      if (answer.kind === 'session-over' && response.ok && call.timeoutAlert) host.authExpired()
      throw fail(answer.kind, { ...answer, status: response.status })
    } catch (error) {
      if (error instanceof CallError || isAbort(error)) throw error
      throw fail('transport', { code: 0, status: 0, message: '', cause: error })
    } finally {
      if (underWay.get(key) === own) underWay.delete(key)
    }
  }
}
