import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import type { FailureDetails } from '@apron/contract/wire/failure-plan'

/** Reason why an application's call returned no data. Aborted calls reject like `fetch`. */
export type CallErrorKind = Exclude<CallFailureKind, 'cancelled'>

export interface CallErrorFacts extends Omit<FailureDetails, 'kind' | 'message'> {
  readonly kind: CallErrorKind
  /** 请求数据失败 for an error of the application (§8), otherwise the message shown. */
  readonly message: string
  /** Message for the user in their language: the server's text, or that there was no response. */
  readonly said: string
  /**
   * The message for display on its own, with the prefix 请求失败： unless it is an error of the application (§8).
   */
  readonly text: string
  /** True if the user has already seen the message. */
  readonly shown: boolean
}

/** A failed call of an application, with the message for the user and the response's data. */
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
