import { wireDate } from '@apron/contract/wire/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { isOfferGood, serialNumber } from './serials.rules.ts'
import type { SerialsTables } from './serials.tables.ts'

/** Long ago: an offer that is only made to be locked. */
const NEVER = new Date(0)

function yearOf(clock: Clock): number {
  return Number(wireDate(clock.now()).slice(0, 4))
}

async function takeNext(db: Kysely<SerialsTables>, prefix: string, year: number): Promise<number> {
  const { last_number: number } = await db
    .insertInto('serial_counter')
    .values({ prefix, year, last_number: 1 })
    .onConflict(conflict =>
      conflict
        .columns(['prefix', 'year'])
        .doUpdateSet(({ eb }) => ({ last_number: eb('serial_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}

/** Serial numbers: a counter per prefix and year (Asia/Shanghai). Never reused; gaps are allowed. */
export function serialService(db: Kysely<unknown>, clock: Clock): PluginServices['nextSerial'] {
  return async (prefix, digits) => {
    const year = yearOf(clock)
    return serialNumber(prefix, year, await takeNext(db.withTables<SerialsTables>(), prefix, year), digits)
  }
}

/** The number that a form of this person shows: the same one as long as nothing was saved under it, for a day at most. */
export type OfferSerial = (userCode: string, prefix: string, digits: 4 | 6) => Promise<string>

export function serialOffers(db: Kysely<unknown>, clock: Clock): OfferSerial {
  return async (userCode, prefix, digits) => {
    const year = yearOf(clock)
    const now = clock.now()
    const number = await db
      .withTables<SerialsTables>()
      .transaction()
      .execute(async transaction => {
        // Made or found, the row is ours until the end: a second question of the same person waits here.
        const offer = await transaction
          .insertInto('serial_offer')
          .values({ user_code: userCode, prefix, year, number: 0, offered_at: NEVER })
          .onConflict(conflict => conflict.columns(['user_code', 'prefix']).doUpdateSet({ prefix }))
          .returning(['year', 'number', 'offered_at'])
          .executeTakeFirstOrThrow()
        if (isOfferGood(offer, year, now)) return offer.number
        const next = await takeNext(transaction, prefix, year)
        await transaction
          .updateTable('serial_offer')
          .set({ year, number: next, offered_at: now })
          .where('user_code', '=', userCode)
          .where('prefix', '=', prefix)
          .execute()
        return next
      })
    return serialNumber(prefix, year, number, digits)
  }
}

/**
 * Takes the number that a form of this person has shown, so that the next form shows another one.
 * @returns false when it was not offered to them, or was taken before
 */
export async function takeOffer(db: Kysely<unknown>, userCode: string, serial: string): Promise<boolean> {
  const [prefix = '', year, number] = serial.split('-')
  const taken = await db
    .withTables<SerialsTables>()
    .deleteFrom('serial_offer')
    .where('user_code', '=', userCode)
    .where('prefix', '=', prefix)
    .where('year', '=', Number(year))
    .where('number', '=', Number(number))
    .returning('number')
    .executeTakeFirst()
  return taken !== undefined
}
