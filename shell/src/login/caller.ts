import type { Call, CallShape } from '@apron/contract/calls/define-call'
import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { CallFailure } from '@apron/contract/errors/call-failure'
import { sendCall } from '../platform/http/send-call.ts'

interface Said {
  readonly query?: object
  readonly body?: unknown
  /** Only the first calls of a session that was just opened have one. */
  readonly token?: string | null
}

/** Makes calls where no shell runs: no employee header, and a token only where one is given. */
export interface Caller {
  send(call: Call, said?: Said): Promise<Envelope<unknown>>
  /** What the call answers. @throws CallFailure with the server's words when it is refused */
  data<Shape extends CallShape>(call: Call<Shape>, said?: Said): Promise<Shape['data']>
}

/** @param language the language at the time of a call */
export function createCaller(language: () => string): Caller {
  const send = (call: Call, { token = null, ...input }: Said = {}) =>
    sendCall(call, input, { language: language(), token, employee: null }, null)
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
