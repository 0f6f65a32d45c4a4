import { codeKind } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import type { CallErrorKind } from './call-error.ts'

/** What came back: HTTP status and the JSON, undefined when it is none. */
export interface RawAnswer {
  readonly status: number
  readonly json: unknown
}

export type ReadAnswer =
  | { readonly kind: 'success'; readonly data: unknown }
  | {
      readonly kind: CallErrorKind
      readonly code: number
      /** The server's text; empty when it sent none. */
      readonly message: string
      readonly data: unknown
    }

function isEnvelope(json: unknown): json is Envelope<unknown> {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'number'
}

const BY_CODE = { 'pass-through': 'pass-through', 'session-over': 'session-over', error: 'answer' } as const

/** What an answer means (§8): HTTP refusals first, then the code of the envelope. */
export function readAnswer({ status, json }: RawAnswer): ReadAnswer {
  const envelope = isEnvelope(json) ? json : undefined
  const code = envelope?.code ?? 0
  const message = typeof envelope?.msg === 'string' ? envelope.msg : ''
  const data = envelope?.data
  if (status === 401) return { kind: 'session-over', code: 401, message, data }
  if (status < 200 || status > 299) return { kind: 'transport', code: code || status, message, data }
  if (envelope === undefined) return { kind: 'unreadable', code, message, data }
  const kind = codeKind(code)
  return kind === 'success' ? { kind, data } : { kind: BY_CODE[kind], code, message, data }
}
