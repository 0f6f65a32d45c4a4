import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire } from '@apron/contract/wire/formats/wire-time'

/** Parses a time of a call. @throws Refusal that names the field, for an invalid time such as 31 November */
export function requireTime(text: string, field: string): Date {
  const time = timeOfWire(text)
  if (time === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: field })
  return time
}
