/** Header that names one save, so that it is done once however often it arrives. */
export const REQUEST_ID_HEADER = 'Idempotency-Key'

const QUOTED = /^"([A-Za-z\d-]{16,64})"$/

/** An id as the header has it: a string of structured fields (RFC 9651), in quotes. */
export function requestIdHeader(id: string): string {
  return `"${id}"`
}

/** The id in the header; null when it is none. */
export function readRequestId(header: string): string | null {
  return QUOTED.exec(header)?.[1] ?? null
}
