import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { MessageCriteria } from '@apron/contract/messages/message'
import { requireTime } from '../../platform/http/admission/require-time.ts'

/** Filter of the message centre with parsed times: `from` inclusive, `before` exclusive. */
export interface MessageFilter extends Omit<MessageCriteria, 'startTime' | 'endTime'> {
  readonly from?: Date
  readonly before?: Date
}

/** Parses the times of a filter. @throws Refusal for an invalid time */
export function readCriteria({ startTime, endTime, ...criteria }: MessageCriteria): MessageFilter {
  return {
    ...criteria,
    ...(startTime === undefined ? {} : { from: requireTime(startTime, 'startTime') }),
    // The second named by `endTime` is included.
    ...(endTime === undefined ? {} : { before: new Date(requireTime(endTime, 'endTime').getTime() + 1_000) }),
  }
}

/** ISO 8601 with a zone, as in the server's `asOf`. */
const MOMENT = /^(?:19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/

/** Returns the time until which a change by filter applies, at most now. @throws Refusal for an invalid time */
export function readUntil(text: string, now: Date): Date {
  const moment = MOMENT.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'until' })
  return moment < now ? moment : now
}
