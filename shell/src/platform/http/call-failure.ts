export type CallFailureKind =
  /** The application answered with an error code (§8). */
  | 'rejected'
  /** A code that is handed to the caller untouched (§8). */
  | 'passed-through'
  /** HTTP refused, or the network failed. */
  | 'transport'
  /** No answer within the request time-out (§9). */
  | 'timeout'
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
  constructor(kind: CallFailureKind, code: number, said: string, reason = '') {
    super(reason || said)
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.said = said
  }

  /** The server is out of order or out of reach, which says nothing about the session. */
  get isOutage(): boolean {
    return (
      this.kind === 'timeout' ||
      (this.kind === 'transport' && (this.code === 0 || this.code >= 500 || this.code === 429))
    )
  }
}
