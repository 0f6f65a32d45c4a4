import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { isIdentityFree } from '@apron/contract/calls/identity-free'
import { isCannotWait } from '@apron/contract/errors/cannot-wait'
import { type CallExchange, createCallExchange } from '@apron/contract/wire/call-exchange'
import { recordServerTime } from '@apron/contract/wire/formats/server-time'
import { type RawResponse, readRawResponse } from '@apron/contract/wire/raw-response'
import { envelopeOf } from '@apron/contract/wire/read-response'
import type { Host, Tab } from '../contract.ts'
import type { Draft } from '../host-drafts.ts'
import type { SavePlace } from '../host-saves.ts'
import { cannotWaitFailure, classifyFailure, waitingFailure } from './call-failure.ts'
import { callRequest } from './call-request.ts'
import { identityFreeRequest } from './identity-free-request.ts'
import { recordReadAt } from './read-at.ts'

/** Input of a call by its shape; `params` are the values of the `{…}` in its path. */
export type CallInput<Shape extends CallShape> = (Shape extends { params: infer Params }
  ? { readonly params: Params }
  : { readonly params?: undefined }) &
  (Shape extends { query: infer Query } ? { readonly query: Query } : { readonly query?: undefined }) &
  (Shape extends { body: infer Body } ? { readonly body: Body } : { readonly body?: undefined })

export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal
  /**
   * Identifies the part of the page that asks. A later read of the same method and URL aborts its earlier
   * one, whatever the bodies. Without it, the whole client counts as one part.
   */
  readonly asker?: string
  /** For a call that can wait offline. Without it, this one does not. */
  readonly save?: SaveOptions
}

/** Place of a save, and the form's input. */
export interface SaveOptions {
  readonly place: SavePlace
  readonly draft: Draft
}

type CallArguments<Shape extends CallShape> =
  object extends CallInput<Shape>
    ? [input?: CallInput<Shape>, options?: CallOptions]
    : [input: CallInput<Shape>, options?: CallOptions]

/** Makes a call of the contract and returns the `data` of its envelope. Throws a `CallError`. */
export type CallClient = <Shape extends CallShape>(
  call: Call<Shape>,
  ...rest: CallArguments<Shape>
) => Promise<Shape['data']>

/** Shared by the calls of all tabs of an application. */
const EXCHANGES = new WeakMap<Host, CallExchange>()

function exchangeFor(host: Host): CallExchange {
  const exchange = EXCHANGES.get(host) ?? createCallExchange()
  EXCHANGES.set(host, exchange)
  return exchange
}

/**
 * Creates a tab's client for the portal's calls. A later read of one address aborts the tab's earlier one,
 * and equal pending reads of any tabs of the application share one response (§7).
 * @param tab its site is sent with every call, and its end aborts pending ones; without a site the session's
 * is used
 */
export function createCallClient(host: Host, tab: Partial<Pick<Tab, 'airport' | 'signal'>> = {}): CallClient {
  const exchange = exchangeFor(host)
  const client = Symbol('client')

  return async <Shape extends CallShape>(call: Call<Shape>, ...[input, options]: CallArguments<Shape>) => {
    const { path, init } = callRequest(call, input ?? {}, tab.airport)
    const save = call.waits === true ? options?.save : undefined

    async function send(signal: AbortSignal | undefined): Promise<RawResponse> {
      const response = isIdentityFree(call.path)
        ? await identityFreeRequest(path, { ...init, signal }, host.session().lang)
        : await host.request(path, { ...init, signal: signal ?? null })
      recordServerTime(response.headers.get('Date'))
      const raw = await readRawResponse(response)
      recordReadAt(envelopeOf(raw.json).data, response.headers.get(READ_AT_HEADER))
      return raw
    }

    /** Sends a save, or keeps it until that is possible. */
    async function sendSave({ place, draft }: SaveOptions): Promise<RawResponse> {
      try {
        const saveRequest = { ...draft, method: call.method, path, json: input?.body }
        const answer = await host.saves.send(place, saveRequest)
        if (answer !== null) return answer
      } catch (error) {
        throw isCannotWait(error) ? cannotWaitFailure(host, error) : error
      }
      throw waitingFailure(host)
    }

    const request = {
      path,
      body: input?.body,
      from: [tab.airport?.id, host.getToken()],
      asker: options?.asker ?? client,
      signal: AbortSignal.any([tab.signal, options?.signal].filter(signal => signal !== undefined)),
      send: save === undefined ? send : () => sendSave(save),
    }
    const { answer, status } = await exchange.make(call, request, (failed, once) =>
      classifyFailure(host, call, failed, once),
    )
    if (answer.kind === 'success') return answer.data
    throw classifyFailure(host, call, { ...answer, status })
  }
}
