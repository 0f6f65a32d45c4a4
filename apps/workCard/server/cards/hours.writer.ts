import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { timeOfWire, wireDate } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { findRecord } from '@apron/server-kit/records/list-records'
import { siteMoment } from '@apron/server-kit/time/site-day'
import { type Kysely, sql } from 'kysely'
import type { BookHours } from '../../contract/card-work.ts'
import { jobCard } from '../../contract/job-card.ts'
import { hoursOf, MOST_HOURS, overlaps, type Period } from '../../contract/rules/hours.ts'
import { WORK_CARD_ERRORS as ERRORS } from '../../contract/work-card.errors.ts'
import type { WorkCardTables } from '../work-card.tables.ts'
import { requireOwnSite } from './card.hooks.ts'
import { BOOKABLE } from './card-work.reader.ts'

/** Books man-hours of the caller on a card. */
export function hoursWriter(services: PluginServices) {
  /** @returns the hours of the person on that day, this booking included */
  async function book(body: BookHours, context: CallContext): Promise<number> {
    const period = periodOf(body, services.clock.now())
    const { userCode } = callerOf(context)
    return await services.db.transaction().execute(async trx => {
      const card = await lockCard(trx, body.id, context)
      const others = await bookingsOfDay(trx, userCode, period.start)
      const other = others.find(each => overlaps(each, period))
      if (other !== undefined) throw new Refusal(ERRORS.hoursOverlap, { card: other.cardNo })
      const hours = hoursOf(period)
      const day = wireDate(period.start)
      const booked = others.filter(({ start }) => wireDate(start) === day).map(each => each.hours)
      const dayHours = booked.reduce((sum, each) => sum + each, hours)
      if (dayHours > MOST_HOURS) throw new Refusal(ERRORS.hoursTooMany)
      await trx
        .withTables<WorkCardTables>()
        .insertInto('work_card_hours')
        .values({
          id: randomUUID(),
          card_id: card.id,
          user_code: userCode,
          start_time: period.start,
          end_time: period.end,
          break_minutes: period.breakMinutes,
          hours,
          note: body.note.trim(),
        })
        .execute()
      await sumUp(trx, card.id)
      return dayHours
    })
  }

  /** Removes a booking of the caller's own. */
  async function remove(
    { id, booking }: { readonly id: string; readonly booking: string },
    context: CallContext,
  ) {
    await services.db.transaction().execute(async trx => {
      const card = await lockCard(trx, id, context)
      const { numDeletedRows } = await trx
        .withTables<WorkCardTables>()
        .deleteFrom('work_card_hours')
        .where('id', '=', booking)
        .where('card_id', '=', card.id)
        .where('user_code', '=', callerOf(context).userCode)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refusal(SERVER_ERRORS.notFound)
      await sumUp(trx, card.id)
    })
  }

  return { book, remove }
}

async function lockCard(trx: Kysely<unknown>, id: string, context: CallContext) {
  const { sites, userCode } = callerOf(context)
  const card = requireOwnSite(await findRecord(trx, jobCard, { id, sites, lock: true }), context)
  if (!BOOKABLE.includes(card.status)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
  // Bookings of one person take turns, also on different cards.
  await sql`select pg_advisory_xact_lock(hashtext(${`work_card_hours ${userCode}`}))`.execute(trx)
  return card
}

async function sumUp(trx: Kysely<unknown>, cardId: string): Promise<void> {
  await sql`update work_card_card set actual_hours =
    (select coalesce(sum(hours), 0) from work_card_hours where card_id = ${cardId}) where id = ${cardId}`.execute(
    trx,
  )
}

/** @throws Refusal if the times are no period that has ended */
function periodOf({ start, end, breakMinutes }: BookHours, now: Date): Period {
  const [from, to] = [timeOfWire(start), timeOfWire(end)]
  if (from === null || to === null || to > now) throw new Refusal(ERRORS.hoursWrong)
  const period = { start: from, end: to, breakMinutes }
  if (hoursOf(period) <= 0) throw new Refusal(ERRORS.hoursWrong)
  if (hoursOf(period) > MOST_HOURS) throw new Refusal(ERRORS.hoursTooMany)
  return period
}

/** Bookings that begin on the day, or could reach into it or be reached from it. */
async function bookingsOfDay(trx: Kysely<unknown>, userCode: string, start: Date) {
  const rows = await trx
    .withTables<WorkCardTables>()
    .selectFrom('work_card_hours')
    .innerJoin('work_card_card', 'work_card_card.id', 'work_card_hours.card_id')
    .select(['card_no', 'work_card_hours.start_time', 'work_card_hours.end_time', 'hours'])
    .where('user_code', '=', userCode)
    .where('work_card_hours.end_time', '>', siteMoment(start, -1, '00:00'))
    .where('work_card_hours.start_time', '<', siteMoment(start, 2, '00:00'))
    .execute()
  return rows.map(row => ({
    cardNo: row.card_no,
    start: row.start_time,
    end: row.end_time,
    hours: Number(row.hours),
  }))
}
