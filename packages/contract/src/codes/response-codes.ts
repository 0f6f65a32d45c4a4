/** `code` of the answer envelope (§8). The application decides these; HTTP refusals use their own status number. */
export const SUCCESS_CODES = [20000, 200, 201] as const

/** The one success code our server sends (wire decision; the others are accepted for existing gateways). */
export const OK = 200

/** Codes handed to the caller untouched instead of being shown as an error (§8). */
export const PASS_THROUGH_CODES = [3, 63, 61, 68] as const

/** Codes that mean "the session is over" and open the time-out alert (§8). */
export const SESSION_OVER_CODES = [401, 50008, 50012, 50014] as const

/** The login of this account must wait; a code sent to the phone is let through. */
export const TOO_MANY_FAILURES = 1003

/** The call wants the password of this session’s person again. */
export const PASSWORD_NEEDED = 1181

/** The record was changed by someone else, or the state does not allow the action. */
export const CONFLICT = 409

export type CodeKind = 'success' | 'pass-through' | 'session-over' | 'error'

const KINDS: ReadonlyMap<number, CodeKind> = new Map<number, CodeKind>([
  ...SUCCESS_CODES.map(code => [code, 'success'] as const),
  ...PASS_THROUGH_CODES.map(code => [code, 'pass-through'] as const),
  ...SESSION_OVER_CODES.map(code => [code, 'session-over'] as const),
])

/** What a client does with an envelope `code`. */
export function codeKind(code: number): CodeKind {
  return KINDS.get(code) ?? 'error'
}
