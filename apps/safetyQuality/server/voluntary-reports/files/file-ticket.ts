import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { FileTicket } from '../../../contract/reports/report-file.entities.ts'
import { TICKET_MINUTES } from '../../../contract/reports/report-file.values.ts'

const MINUTE_MS = 60_000
const QUARTER_HOUR_MINUTES = 15

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS)

const macOf = (secret: Buffer, form: string, until: number) =>
  createHmac('sha256', secret).update(`file-ticket:${form}:${until}`).digest()

/** Signs a ticket for a form. Nothing is stored, so no record shows the time of the form. */
export function newTicket(secret: Buffer, form: string, now: Date): FileTicket {
  const until = minuteOf(now) + TICKET_MINUTES
  return { form, until, mark: macOf(secret, form, until).toString('base64url') }
}

/** Returns true if the server signed the ticket and it has not expired. */
export function isValidTicket(secret: Buffer, { form, until, mark }: FileTicket, now: Date): boolean {
  const expected = macOf(secret, form, until)
  const received = Buffer.from(mark, 'base64url')
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return false
  return minuteOf(now) < until
}

/** Returns the hash under which a ticket is stored. */
export const ticketHash = ({ form }: Pick<FileTicket, 'form'>) => hash('sha256', form, 'base64url')

/** Returns the quarter of an hour, counted from 1970, in which the files of an unused ticket are destroyed. */
export const sweepQuarterHour = ({ until }: Pick<FileTicket, 'until'>) =>
  Math.ceil(until / QUARTER_HOUR_MINUTES)

export const quarterHourOf = (moment: Date) => Math.floor(minuteOf(moment) / QUARTER_HOUR_MINUTES)

/** Returns the beginning of the next quarter of an hour. */
export const nextQuarterHour = (moment: Date) =>
  new Date((quarterHourOf(moment) + 1) * QUARTER_HOUR_MINUTES * MINUTE_MS)
