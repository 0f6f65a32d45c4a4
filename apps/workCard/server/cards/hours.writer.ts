import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire, wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { lockRecordOfSite } from '@apron/server-kit/records/visibility/require-record'
import { siteMoment } from '@apron/server-kit/time/site-day'
import { sql } from 'kysely'
import type { BookHours, RemoveHours } from '../../contract/card-work.ts'
import { ACTIVE_CARD_STATES } from '../../contract/job-card.fields.ts'
import { jobCard } from '../../contract/job-card.ts'
import { computeHours, MAX_DAY_HOURS, overlaps, type Period } from '../../contract/rules/hours.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import type { Db, WorkCardTables } from '../work-card.tables.ts'

const tables = (db: Db) => db.withTables<WorkCardTables>()

/** Books and removes man-hours of the caller on a card. */
export function hoursWriter({ db, clock }: Pick<PluginServices, 'db' | 'clock'>) {
  /**
   * Changes bookings of the caller on a card, and updates the total. Serializes the changes of one person, also on
   * different cards.
   */
  async function editCard<Result>(id: string, context: CallContext, change: (trx: Db) => Promise<Result>) {
    return await db.transaction().execute(async trx => {
      const card = await lockRecordOfSite(trx, jobCard, id, context)
      if (!ACTIVE_CARD_STATES.includes(card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      const lockKey = `work_card_hours ${callerOf(context).userCode}`
      await sql`select pg_advisory_xact_lock(hashtext(${lockKey}))`.execute(trx)
      const result = await change(trx)
      const total = sql`(select coalesce(sum(hours), 0) from work_card_hours where card_id = ${id})`
      await sql`update work_card_card set actual_hours = ${total} where id = ${id}`.execute(trx)
      return result
    })
  }

  return {
    /** Books hours. @returns the person's total on that day, including this booking */
    book: async (body: BookHours, context: CallContext): Promise<number> => {
      const period = parsePeriod(body, clock.now())
      const { start, end, breakMinutes } = period
      const { userCode } = callerOf(context)
      return await editCard(body.id, context, async trx => {
        const others = await bookingsOfDay(trx, userCode, start)
        const other = others.find(each => overlaps(each, period))
        if (other !== undefined) throw new Refusal(ERRORS.hoursOverlap, { card: other.card_no })
        const hours = computeHours(period)
        const sameDay = others.filter(each => wireDate(each.start) === wireDate(start))
        const dayHours = sameDay.reduce((sum, each) => sum + Number(each.hours), hours)
        if (dayHours > MAX_DAY_HOURS) throw new Refusal(ERRORS.hoursTooMany)
        const times = { start_time: start, end_time: end, break_minutes: breakMinutes, hours }
        const owner = { card_id: body.id, user_code: userCode }
        const booking = { id: randomUUID(), ...owner, ...times, note: body.note.trim() }
        await tables(trx).insertInto('work_card_hours').values(booking).execute()
        return dayHours
      })
    },

    /** Removes one of the caller's own bookings. */
    remove: async ({ id, booking }: RemoveHours, context: CallContext): Promise<void> => {
      await editCard(id, context, async trx => {
        const { numDeletedRows } = await tables(trx)
          .deleteFrom('work_card_hours')
          .where('id', '=', booking)
          .where('card_id', '=', id)
          .where('user_code', '=', callerOf(context).userCode)
          .executeTakeFirst()
        if (numDeletedRows === 0n) throw new Refusal(SERVER_ERRORS.notFound)
      })
    },
  }
}

/** Parses a period. @throws Refusal if it is not valid or has not ended */
function parsePeriod({ start, end, breakMinutes }: BookHours, now: Date): Period {
  const [from, to] = [timeOfWire(start), timeOfWire(end)]
  if (from === null || to === null || to > now) throw new Refusal(ERRORS.hoursWrong)
  const period = { start: from, end: to, breakMinutes }
  if (computeHours(period) <= 0) throw new Refusal(ERRORS.hoursWrong)
  if (computeHours(period) > MAX_DAY_HOURS) throw new Refusal(ERRORS.hoursTooMany)
  return period
}

/** Selects the bookings that start on the day or may overlap it. */
const bookingsOfDay = (trx: Db, userCode: string, start: Date) =>
  tables(trx)
    .selectFrom('work_card_hours as booked')
    .innerJoin('work_card_card as card', 'card.id', 'booked.card_id')
    .select(['card.card_no', 'booked.start_time as start', 'booked.end_time as end', 'booked.hours'])
    .where('user_code', '=', userCode)
    .where('booked.end_time', '>', siteMoment(start, -1, '00:00'))
    .where('booked.start_time', '<', siteMoment(start, 2, '00:00'))
    .execute()
