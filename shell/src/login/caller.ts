import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { callInit } from '@apron/contract/wire/call-init'
import { callPath } from '@apron/contract/wire/call-path'
import { isEnvelope } from '@apron/contract/wire/envelope'
import { readRawResponse } from '@apron/contract/wire/raw-response'
import { sendRequest } from '../platform/http/send-request.ts'

interface RequestParts {
  readonly query?: object
  readonly body?: unknown
  /** Only available for the first calls of a new session. */
  readonly token?: string | null
}

/** Sends calls where no shell runs: without an employee header, and with a token only if given. */
export interface Caller {
  /** Returns the response's envelope, whatever its code. @throws CallFailure without a response */
  send(call: Call, parts?: RequestParts): Promise<Envelope<unknown>>
  /** Returns the response's data. @throws CallFailure with the server's message if rejected */
  data<Shape extends CallShape>(call: Call<Shape>, parts?: RequestParts): Promise<Shape['data']>
}

/** @param language returns the current language */
export function createCaller(language: () => string): Caller {
  async function send({ method, path }: Call, { token = null, query, body }: RequestParts = {}) {
    const identity = { language: language(), token, employee: null }
    const { status, json } = await sendRequest(
      callPath(path, query),
      callInit({ method, json: body }),
      identity,
    )
      .then(readRawResponse)
      .catch((error: unknown) => {
        throw new CallFailure('transport', 0, '', String(error))
      })
    if (status < 300 && isEnvelope(json)) return json
    const reason = status < 300 ? 'No envelope' : `HTTP ${status}`
    throw new CallFailure('transport', status, isEnvelope(json) ? json.msg : '', reason)
  }
  return {
    send,
    async data(call, parts) {
      const envelope = await send(call, parts)
      if (codeKind(envelope.code) !== 'success') {
        throw new CallFailure('answer', envelope.code, envelope.msg)
      }
      return envelope.data
    },
  }
}
