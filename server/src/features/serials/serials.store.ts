import { wireDate } from '@apron/contract/rules/wire-time'
import type { Clock, PluginServices } from '@apron/contract/sub-apps/server-plugin'
import type { Kysely } from 'kysely'
import { serialNumber } from './serials.rules.ts'
import type { SerialsTables } from './serials.tables.ts'

/** Serial numbers: a counter per prefix and year (Asia/Shanghai). Never reused; gaps are allowed. */
export function serialService(db: Kysely<unknown>, clock: Clock): PluginServices['nextSerial'] {
  return async (prefix, digits) => {
    const year = Number(wireDate(clock.now()).slice(0, 4))
    const { last_number: number } = await db
      .withTables<SerialsTables>()
      .insertInto('serial_counter')
      .values({ prefix, year, last_number: 1 })
      .onConflict(conflict =>
        conflict
          .columns(['prefix', 'year'])
          .doUpdateSet(({ eb }) => ({ last_number: eb('serial_counter.last_number', '+', 1) })),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow()
    return serialNumber(prefix, year, number, digits)
  }
}
