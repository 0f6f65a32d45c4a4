/** Header with the idempotency key of a save, so that it is executed once however often it arrives. */
export const REQUEST_ID_HEADER = 'Idempotency-Key'

const QUOTED = /^"([A-Za-z\d-]{16,64})"$/

/** Formats an id as a quoted structured-field string (RFC 9651). */
export function requestIdHeader(id: string): string {
  return `"${id}"`
}

/** Returns the id in the header, or null if malformed. */
export function readRequestId(header: string): string | null {
  return QUOTED.exec(header)?.[1] ?? null
}
