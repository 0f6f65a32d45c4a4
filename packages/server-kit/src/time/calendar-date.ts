import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { isCalendarDate } from '@apron/contract/wire/formats/wire-time'

/** Rejects well-formed dates that do not exist, such as 2026-02-31. Ignores a time after them, as in filters. */
export function requireCalendarDate(...dates: readonly (string | null | undefined)[]): void {
  const days = dates.map(date => date?.slice(0, 10))
  const wrong = days.find(day => day !== undefined && !isCalendarDate(day))
  if (wrong !== undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: wrong })
}
