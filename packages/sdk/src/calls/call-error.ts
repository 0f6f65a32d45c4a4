/** Why a call gave no data. */
export type CallErrorKind =
  /** The application refused (§8): wrong state, stale version, a rule. */
  | 'answer'
  /** A code that callers look at themselves (§8: 3, 61, 63, 68). */
  | 'pass-through'
  /** The shell has opened the time-out alert. */
  | 'session-over'
  /** HTTP refused, or the server was not reached. */
  | 'transport'
  /** What came is not an envelope. */
  | 'unreadable'

export interface CallErrorFacts {
  readonly kind: CallErrorKind
  /** Envelope code; 0 without one. */
  readonly code: number
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number
  /** 请求数据失败 for a refusal of the application (§8), else what is said. */
  readonly message: string
  /** For the person, in their language: the server's text, or that there was none. */
  readonly said: string
  /** The person has been told. */
  readonly shown: boolean
  readonly data?: unknown
  readonly cause?: unknown
}

export class CallError extends Error {
  readonly kind: CallErrorKind
  readonly code: number
  readonly status: number
  readonly shown: boolean
  /** For the person, in their language: the server's text, or that there was none. */
  readonly said: string
  /** `data` of the envelope, for codes that carry some. */
  readonly data: unknown

  constructor(facts: CallErrorFacts) {
    super(facts.message, { cause: facts.cause })
    this.name = 'CallError'
    this.kind = facts.kind
    this.code = facts.code
    this.status = facts.status
    this.shown = facts.shown
    this.said = facts.said
    this.data = facts.data
  }
}

/** What a person reads where something could not be loaded: the server's text. */
export function failureText(error: Error): string {
  return error instanceof CallError ? error.said : error.message
}
