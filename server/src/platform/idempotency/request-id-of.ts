import type { IncomingHttpHeaders } from 'node:http'
import type { CallAttributes } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { REQUEST_ID_HEADER, readRequestId } from '@apron/contract/wire/formats/request-id'

/** Returns the idempotency key of a request, or null if it has none or the call takes none. */
export function requestIdOf(
  { waits }: Pick<CallAttributes, 'waits'>,
  headers: IncomingHttpHeaders,
): string | null {
  const header = headers[REQUEST_ID_HEADER.toLowerCase()]
  if (waits !== true || header === undefined) return null
  const id = typeof header === 'string' ? readRequestId(header) : null
  if (id === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: REQUEST_ID_HEADER })
  return id
}
