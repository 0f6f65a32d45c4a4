import type { MessageCriteria } from '@apron/contract/entities/message'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { requireTime } from '../../platform/http/require-time.ts'

/** The filter of the message centre with its times as moments: from the first to before the second. */
export interface MessageFilter extends Omit<MessageCriteria, 'startTime' | 'endTime'> {
  readonly from?: Date
  readonly before?: Date
}

/** @throws Refusal for a time that does not exist */
export function readCriteria({ startTime, endTime, ...criteria }: MessageCriteria): MessageFilter {
  return {
    ...criteria,
    ...(startTime === undefined ? {} : { from: requireTime(startTime, 'startTime') }),
    // The second that `endTime` names belongs to it.
    ...(endTime === undefined ? {} : { before: new Date(requireTime(endTime, 'endTime').getTime() + 1_000) }),
  }
}

/** ISO 8601 with a zone, as the server gives it in `asOf`. */
const MOMENT = /^(?:19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/

/** Until when a change by filter counts; never later than now. @throws Refusal for what is no moment */
export function readUntil(text: string, now: Date): Date {
  const moment = MOMENT.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(moment.getTime())) throw new Refusal(SERVER_ERRORS.badRequest, { detail: 'until' })
  return moment < now ? moment : now
}
