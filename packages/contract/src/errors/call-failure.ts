export type CallFailureKind =
  /** The application refused (§8): wrong state, stale version, a rule. */
  | 'answer'
  /** A code that callers look at themselves (§8: 3, 61, 63, 68). */
  | 'pass-through'
  /** The session is over; the alert for it is open. */
  | 'session-over'
  /** HTTP refused, or the network failed. */
  | 'transport'
  /** What came is not an envelope. */
  | 'unreadable'
  /** No answer within the request time-out (§9). */
  | 'timeout'
  /** Nothing answered a save, and it is sent when the network is back. */
  | 'waiting'
  /** Nothing answered a save, and it may not wait on the device. */
  | 'cannot-wait'
  /** A later call took its place, or the caller gave up. */
  | 'cancelled'

/** Why a call gave no data. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind
  /** Envelope code or HTTP status; 0 when the server was not reached. */
  readonly code: number

  /** What the server says to the person; empty when it says nothing. */
  readonly said: string

  /** @param reason what it rejects with, beside what the server says: 请求数据失败 for a refusal (§8) */
  constructor(kind: CallFailureKind, code: number, said: string, reason = '', options?: ErrorOptions) {
    super(reason || said, options)
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.said = said
  }

  /** Nothing answered, be it a refusal: the network failed, or what stands behind it. */
  get isUnreached(): boolean {
    return this.kind === 'transport' && this.code === 0
  }

  /** The server is out of order or out of reach, which says nothing about the session. */
  get isOutage(): boolean {
    return (
      this.kind === 'timeout' ||
      (this.kind === 'transport' && (this.code === 0 || this.code >= 500 || this.code === 429))
    )
  }
}
