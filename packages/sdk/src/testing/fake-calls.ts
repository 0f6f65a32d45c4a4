import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { OK } from '@apron/contract/codes/response-codes'
import type { HostRequestInit, SessionAirport } from '../contract.ts'

/** A request that reached the fake host. */
export interface FakeRequest {
  readonly method: string
  /** Below the base path, without the query. */
  readonly path: string
  /** Values of the `{…}` in the path of the call that answers. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** The site it was made for; undefined leaves it to the session. */
  readonly airport: SessionAirport | null | undefined
  /** Whether the device is to keep the answer. */
  readonly kept: HostRequestInit['kept']
}

/** What the fake host answers, call by call. */
export interface FakeCallAnswers {
  /** `data` of the answer, or a function of the request that gives it. */
  answer<Shape extends CallShape>(
    call: Call<Shape>,
    data: Shape['data'] | ((request: FakeRequest) => Shape['data'] | Promise<Shape['data']>),
  ): void
  /** Answers as the device does without a network, with what it has kept. @param readAt ms */
  answerAsRead<Shape extends CallShape>(call: Call<Shape>, data: Shape['data'], readAt: number): void
  /** Refuses with an envelope code; HTTP 200 and no data unless said otherwise. */
  refuse(call: Call, code: number, message: string, status?: number, data?: unknown): void
  /** Every request so far. */
  readonly requests: readonly FakeRequest[]
  request(path: string, init?: HostRequestInit): Promise<Response>
}

interface Responder {
  readonly address: RegExp
  readonly respond: (request: FakeRequest) => Promise<Response>
}

/** Envelope code of a call that the test has not answered; not in the catalogue. */
const UNANSWERED = -1

const keyOf = (method: string, path: string) => `${method} ${path}`

/** Fits the addresses of a call; each `{name}` in its path is one part of them. */
function addressOf({ method, path }: Call): RegExp {
  return new RegExp(`^${keyOf(method, path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function decoded(groups: Readonly<Record<string, string>> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}

function envelope(status: number, code: number, msg: string, data: unknown): Response {
  return Response.json({ code, msg, data, success: code === OK }, { status })
}

function isAnswerFunction(data: unknown): data is (request: FakeRequest) => unknown {
  return typeof data === 'function'
}

export function createFakeCalls(): FakeCallAnswers {
  const responders = new Map<string, Responder>()
  const requests: FakeRequest[] = []
  const respondTo = (call: Call, respond: Responder['respond']) =>
    void responders.set(keyOf(call.method, call.path), { address: addressOf(call), respond })

  function found(method: string, path: string) {
    const key = keyOf(method, path)
    for (const { address, respond } of responders.values()) {
      const fits = address.exec(key)
      if (fits !== null) return { respond, params: decoded(fits.groups) }
    }
    return null
  }

  return {
    requests,
    answer(call, data) {
      respondTo(call, async request =>
        envelope(200, OK, '', isAnswerFunction(data) ? await data(request) : data),
      )
    },
    answerAsRead(call, data, readAt) {
      respondTo(call, async () => {
        const response = envelope(200, OK, '', data)
        response.headers.set(READ_AT_HEADER, String(readAt))
        return response
      })
    },
    refuse(call, code, message, status = 200, data = null) {
      respondTo(call, async () => envelope(status, code, message, data))
    },
    async request(fullPath, init = {}) {
      const url = new URL(fullPath, 'http://portal.invalid')
      const method = init.method ?? 'GET'
      const responder = found(method, url.pathname)
      const request = {
        method,
        path: url.pathname,
        params: responder?.params ?? {},
        query: url.searchParams,
        body: init.json,
        airport: init.airport,
        kept: init.kept,
      }
      requests.push(request)
      // An HTTP status, because a thrown error counts as a lost connection and is retried after a second.
      if (responder === null)
        return envelope(501, UNANSWERED, `The test gave no answer for ${method} ${request.path}`, null)
      const response = await responder.respond(request)
      init.signal?.throwIfAborted()
      return response
    },
  }
}
