import type { Decimal } from '@apron/server-kit/db/record-columns'
import type { TableOf } from '@apron/server-kit/records/described/record-table'
import type { Kysely } from 'kysely'
import type { jobCard } from '../contract/job-card.ts'

/** The database, or a transaction. */
export type Db = Kysely<unknown>

export type WorkCardTables = {
  work_card_card: TableOf<(typeof jobCard)['fields']>
  work_card_hours: {
    id: string
    card_id: string
    user_code: string
    start_time: Date
    end_time: Date
    break_minutes: number
    hours: Decimal
    note: string
  }
}
