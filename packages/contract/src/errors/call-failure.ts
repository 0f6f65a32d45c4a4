export type CallFailureKind =
  /** Refused by the application (§8): wrong state, stale version, a rule. */
  | 'answer'
  /** A code that callers handle themselves (§8: 3, 61, 63, 68). */
  | 'pass-through'
  /** The session has ended and its alert is open. */
  | 'session-over'
  /** Refused by HTTP, or a network failure. */
  | 'transport'
  /** The response is not an envelope. */
  | 'unreadable'
  /** No response within the request time-out (§9). */
  | 'timeout'
  /** No response to a save. It is queued and sent when the network is back. */
  | 'waiting'
  /** No response to a save that must not be queued. */
  | 'cannot-wait'
  /** Replaced by a later call, or aborted by the caller. */
  | 'cancelled'

/** Failure of a call. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind
  /** Envelope code or HTTP status; 0 if the server was not reached. */
  readonly code: number

  /** The server's message to the person; may be empty. */
  readonly said: string

  /** @param reason rejection text besides the server's message: 请求数据失败 for a refusal (§8) */
  constructor(kind: CallFailureKind, code: number, said: string, reason = '', options?: ErrorOptions) {
    super(reason || said, options)
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.said = said
  }

  /** No response at all, not even a refusal: the network or the server behind it failed. */
  get isUnreached(): boolean {
    return this.kind === 'transport' && this.code === 0
  }

  /** The server is down or unreachable, which says nothing about the session. */
  get isOutage(): boolean {
    return (
      this.kind === 'timeout' ||
      (this.kind === 'transport' && (this.code === 0 || this.code >= 500 || this.code === 429))
    )
  }
}
