import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { callInit } from '@apron/contract/wire/call-init'
import { callPath } from '@apron/contract/wire/call-path'
import { isEnvelope } from '@apron/contract/wire/envelope'
import { rawAnswer } from '@apron/contract/wire/raw-answer'
import { sendRequest } from '../platform/http/send-request.ts'

interface Said {
  readonly query?: object
  readonly body?: unknown
  /** Only the first calls of a session that was just opened have one. */
  readonly token?: string | null
}

/** Makes calls where no shell runs: no employee header, and a token only where one is given. */
export interface Caller {
  /** The envelope of the answer, whatever its code says. @throws CallFailure without one */
  send(call: Call, said?: Said): Promise<Envelope<unknown>>
  /** What the call answers. @throws CallFailure with the server's words when it is refused */
  data<Shape extends CallShape>(call: Call<Shape>, said?: Said): Promise<Shape['data']>
}

/** @param language the language at the time of a call */
export function createCaller(language: () => string): Caller {
  async function send({ method, path }: Call, { token = null, query, body }: Said = {}) {
    const identity = { language: language(), token, employee: null }
    const { status, json } = await sendRequest(
      callPath(path, query),
      callInit({ method, json: body }),
      identity,
    )
      .then(rawAnswer)
      .catch((error: unknown) => {
        throw new CallFailure('transport', 0, '', String(error))
      })
    if (status < 300 && isEnvelope(json)) return json
    const reason = status < 300 ? 'No envelope' : `HTTP ${status}`
    throw new CallFailure('transport', status, isEnvelope(json) ? json.msg : '', reason)
  }
  return {
    send,
    async data(call, said) {
      const envelope = await send(call, said)
      if (codeKind(envelope.code) !== 'success') {
        throw new CallFailure('answer', envelope.code, envelope.msg)
      }
      return envelope.data
    },
  }
}
