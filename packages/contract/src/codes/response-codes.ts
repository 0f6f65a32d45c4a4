/** Success codes in the `code` of the response envelope (§8). The application sets the code; HTTP refusals use their status. */
export const SUCCESS_CODES = [20000, 200, 201] as const

/** The one success code our server sends (wire decision; the others are accepted for existing gateways). */
export const OK = 200

/** Codes passed to the caller instead of being shown as an error (§8). */
export const PASS_THROUGH_CODES = [3, 63, 61, 68] as const

/** Codes of an ended session, which open the time-out alert (§8). */
export const SESSION_OVER_CODES = [401, 50008, 50012, 50014] as const

/** Login of this account is delayed. A code sent to the phone is accepted. */
export const TOO_MANY_FAILURES = 1003

/** The call requires the password of this session's person again. */
export const PASSWORD_NEEDED = 1181

/** The record was changed by someone else, or the state does not allow the action. */
export const CONFLICT = 409

export type CodeKind = 'success' | 'pass-through' | 'session-over' | 'error'

const KINDS: ReadonlyMap<number, CodeKind> = new Map<number, CodeKind>([
  ...SUCCESS_CODES.map(code => [code, 'success'] as const),
  ...PASS_THROUGH_CODES.map(code => [code, 'pass-through'] as const),
  ...SESSION_OVER_CODES.map(code => [code, 'session-over'] as const),
])

/** Returns how a client handles an envelope `code`. */
export function codeKind(code: number): CodeKind {
  return KINDS.get(code) ?? 'error'
}
