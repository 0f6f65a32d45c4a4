import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { OK } from '@apron/contract/codes/response-codes'
import type { HostRequestInit, SessionAirport } from '../contract.ts'

/** A request that reached the fake host. */
export interface FakeRequest {
  readonly method: string
  /** Below the base path, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  /** The site it was made for; undefined leaves it to the session. */
  readonly airport: SessionAirport | null | undefined
}

/** What the fake host answers, call by call. */
export interface FakeCallAnswers {
  /** `data` of the answer, or a function of the request that gives it. */
  answer<Shape extends CallShape>(
    call: Call<Shape>,
    data: Shape['data'] | ((request: FakeRequest) => Shape['data'] | Promise<Shape['data']>),
  ): void
  /** Refuses with an envelope code; HTTP 200 unless said otherwise. */
  refuse(call: Call, code: number, message: string, status?: number): void
  /** Every request so far. */
  readonly requests: readonly FakeRequest[]
  request(path: string, init?: HostRequestInit): Promise<Response>
}

type Responder = (request: FakeRequest) => Promise<Response>

const keyOf = (method: string, path: string) => `${method} ${path}`

function envelope(status: number, code: number, msg: string, data: unknown): Response {
  return Response.json({ code, msg, data, success: code === OK }, { status })
}

function isAnswerFunction(data: unknown): data is (request: FakeRequest) => unknown {
  return typeof data === 'function'
}

export function createFakeCalls(): FakeCallAnswers {
  const responders = new Map<string, Responder>()
  const requests: FakeRequest[] = []
  return {
    requests,
    answer(call, data) {
      responders.set(keyOf(call.method, call.path), async request =>
        envelope(200, OK, '', isAnswerFunction(data) ? await data(request) : data),
      )
    },
    refuse(call, code, message, status = 200) {
      responders.set(keyOf(call.method, call.path), async () => envelope(status, code, message, null))
    },
    async request(fullPath, init = {}) {
      const url = new URL(fullPath, 'http://portal.invalid')
      const request = {
        method: init.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: init.json,
        airport: init.airport,
      }
      requests.push(request)
      const responder = responders.get(keyOf(request.method, request.path))
      if (responder === undefined) {
        throw new Error(`The test gave no answer for ${request.method} ${request.path}`)
      }
      const response = await responder(request)
      init.signal?.throwIfAborted()
      return response
    },
  }
}
