import type { Language } from '@apron/contract/dictionary/language'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { exchangeOf } from './call-session.ts'

/** Person who asks for a change, with their address and language. */
export interface RequestingPerson {
  readonly userCode: string
  readonly address: string
  readonly language: Language
}

export function requestingPerson(context: CallContext): RequestingPerson {
  return {
    userCode: callerOf(context).userCode,
    address: exchangeOf(context).address,
    language: context.language,
  }
}
