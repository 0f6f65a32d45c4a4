import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire } from '@apron/contract/wire/wire-time'

/** A time as calls write it. @throws Refusal that names the field, for what is written like one and is none (a 31st of November) */
export function requireTime(text: string, field: string): Date {
  const time = timeOfWire(text)
  if (time === null) throw new Refusal(SERVER_ERRORS.badRequest, { detail: field })
  return time
}
