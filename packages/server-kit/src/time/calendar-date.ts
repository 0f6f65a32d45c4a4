import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { isCalendarDate } from '@apron/contract/wire/formats/wire-time'

/** Rejects a well-formed date that does not exist, such as 2026-02-31. */
export function requireCalendarDate(date: string | null | undefined): void {
  if (typeof date === 'string' && !isCalendarDate(date)) {
    throw new Refusal(SERVER_ERRORS.badRequest, { detail: date })
  }
}
