import { historyForColumn } from '@apron/server-kit/records/history'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { CHECK_HISTORY } from '../check-orders/check-order.tables.ts'

/** Records in the history of an order on whose behalf a delegate acted. */
export const historyFor: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await historyForColumn(CHECK_HISTORY).execute(db)
  },
}
