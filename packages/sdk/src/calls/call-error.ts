import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import type { Failed } from '@apron/contract/wire/failure-plan'

/** Why a call of an application gave no data; one that was given up rejects as `fetch` does. */
export type CallErrorKind = Exclude<CallFailureKind, 'cancelled'>

export interface CallErrorFacts extends Omit<Failed, 'kind' | 'message'> {
  readonly kind: CallErrorKind
  /** 请求数据失败 for a refusal of the application (§8), else what is said. */
  readonly message: string
  /** For the person, in their language: the server's text, or that there was none. */
  readonly said: string
  /** The message for display on its own: prefixed with 请求失败： unless the application refused (§8). */
  readonly text: string
  /** The person has been told. */
  readonly shown: boolean
}

/** A failed call as an application's client tells it: with what the person was told, and what came with it. */
export class CallError extends CallFailure {
  declare readonly kind: CallErrorKind
  readonly status: number
  readonly shown: boolean
  readonly text: string
  /** `data` of the envelope, for codes that carry some. */
  readonly data: unknown

  constructor({ kind, code, status, message, said, text, shown, data, cause }: CallErrorFacts) {
    super(kind, code, said, message, { cause })
    this.name = 'CallError'
    this.status = status
    this.shown = shown
    this.text = text
    this.data = data
  }
}

/** Returns the text to show when something could not be loaded or done. */
export function failureText(error: Error): string {
  return error instanceof CallError ? error.text : error.message
}
