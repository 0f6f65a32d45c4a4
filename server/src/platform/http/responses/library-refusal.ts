import { type ErrorEntry, SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'

const BY_STATUS: ReadonlyMap<number, ErrorEntry> = new Map<number, ErrorEntry>([
  [403, SERVER_ERRORS.forbidden],
  [404, SERVER_ERRORS.notFound],
  [405, SERVER_ERRORS.methodNotAllowed],
  [408, SERVER_ERRORS.tooSlow],
  [412, SERVER_ERRORS.conditionFailed],
  [413, SERVER_ERRORS.tooLarge],
  [415, SERVER_ERRORS.unsupportedMediaType],
  [416, SERVER_ERRORS.rangeWrong],
  [429, SERVER_ERRORS.tooManyRequests],
  [431, SERVER_ERRORS.headersTooLarge],
  [503, SERVER_ERRORS.unavailable],
])

/**
 * Returns the refusal for a library error with this status, or null if the status means a server failure. Other client
 * errors keep their own number.
 */
export function libraryRefusal(status: number | undefined): Refusal | null {
  const entry = BY_STATUS.get(status ?? 0)
  if (entry !== undefined) return new Refusal(entry)
  if (status === undefined || status < 400 || status > 499) return null
  return new Refusal({ ...SERVER_ERRORS.badRequest, code: status, status }, { detail: 'JSON' })
}
