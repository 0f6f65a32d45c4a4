import { historyForColumn } from '@apron/server-kit/records/history'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { CHECK_HISTORY } from '../check-orders/check-order.tables.ts'

/** Who acted for somebody else says so in the history of an order. */
export const historyFor: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await historyForColumn(CHECK_HISTORY).execute(db)
  },
}
