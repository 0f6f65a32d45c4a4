import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { OK } from '@apron/contract/codes/response-codes'
import type { HostRequestInit, SessionAirport } from '../contract.ts'

/** A request that reached the fake host. */
export interface FakeRequest {
  readonly method: string
  /** Below the base path, without the query. */
  readonly path: string
  /** Values of the `{…}` in the path of the matching call. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** Site of the request; undefined leaves it to the session. */
  readonly airport: SessionAirport | null | undefined
  /** Set if the device is to keep the response. */
  readonly kept: HostRequestInit['kept']
}

/** Responses of the fake host by call. */
export interface FakeCallAnswers {
  /** Sets the `data` of the response, or a function of the request that returns it. */
  answer<Shape extends CallShape>(
    call: Call<Shape>,
    data: Shape['data'] | ((request: FakeRequest) => Shape['data'] | Promise<Shape['data']>),
  ): void
  /** Responds with data kept on the device, as if offline. @param readAt ms */
  answerAsRead<Shape extends CallShape>(call: Call<Shape>, data: Shape['data'], readAt: number): void
  /** Responds with an envelope error code; HTTP 200 and no data by default. */
  refuse(call: Call, code: number, message: string, status?: number, data?: unknown): void
  /** All requests so far. */
  readonly requests: readonly FakeRequest[]
  request(path: string, init?: HostRequestInit): Promise<Response>
}

interface Responder {
  readonly address: RegExp
  readonly respond: (request: FakeRequest) => Promise<Response>
}

/** Envelope code for calls without a response in the test; not in the catalogue. */
const UNANSWERED = -1

const requestKey = (method: string, path: string) => `${method} ${path}`

/** Matches the addresses of a call. Each `{name}` in its path matches one segment. */
function addressPattern({ method, path }: Call): RegExp {
  return new RegExp(`^${requestKey(method, path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function decodeParams(groups: Readonly<Record<string, string>> | undefined): Record<string, string> {
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
    void responders.set(requestKey(call.method, call.path), { address: addressPattern(call), respond })

  function findResponder(method: string, path: string) {
    const key = requestKey(method, path)
    for (const { address, respond } of responders.values()) {
      const match = address.exec(key)
      if (match !== null) return { respond, params: decodeParams(match.groups) }
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
      const responder = findResponder(method, url.pathname)
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
        return envelope(501, UNANSWERED, `The test sets no response for ${method} ${request.path}`, null)
      const response = await responder.respond(request)
      init.signal?.throwIfAborted()
      return response
    },
  }
}
