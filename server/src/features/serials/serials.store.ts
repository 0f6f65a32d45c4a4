import { wireDate } from '@apron/contract/wire/formats/wire-time'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { isOfferValid, serialNumber } from './serials.rules.ts'
import type { SerialsTables } from './serials.tables.ts'

/** Expired time for an offer created only to be locked. */
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

/** Issues serial numbers from a counter per prefix and year (Asia/Shanghai). Never reused; gaps are allowed. */
export function serialService(db: Kysely<unknown>, clock: Clock): PluginServices['nextSerial'] {
  return async (prefix, digits) => {
    const year = yearOf(clock)
    return serialNumber(prefix, year, await takeNext(db.withTables<SerialsTables>(), prefix, year), digits)
  }
}

/**
 * Returns the number shown in a person's form. It stays the same until something is saved under it, at most for a day.
 */
export type OfferSerial = (userCode: string, prefix: string, digits: 4 | 6) => Promise<string>

export function serialOffers(db: Kysely<unknown>, clock: Clock): OfferSerial {
  return async (userCode, prefix, digits) => {
    const year = yearOf(clock)
    const now = clock.now()
    const number = await db
      .withTables<SerialsTables>()
      .transaction()
      .execute(async transaction => {
        // Inserted or found, the row is locked until the transaction ends. A concurrent request of the same person
        // waits here.
        const offer = await transaction
          .insertInto('serial_offer')
          .values({ user_code: userCode, prefix, year, number: 0, offered_at: NEVER })
          .onConflict(conflict => conflict.columns(['user_code', 'prefix']).doUpdateSet({ prefix }))
          .returning(['year', 'number', 'offered_at'])
          .executeTakeFirstOrThrow()
        if (isOfferValid(offer, year, now)) return offer.number
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
 * Takes the number shown in a person's form, so that the next form gets another.
 * @returns false if it was not offered to them, or has been taken
 */
export async function claimSerialOffer(
  db: Kysely<unknown>,
  userCode: string,
  serial: string,
): Promise<boolean> {
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
