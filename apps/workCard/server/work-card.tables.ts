import type { Decimal } from '@apron/server-kit/db/record-columns'
import type { TableOf } from '@apron/server-kit/records/record-table'
import type { authorisation } from '../contract/authorisation.ts'
import type { jobCard } from '../contract/job-card.ts'
import type { nonRoutine } from '../contract/non-routine.ts'
import type { workPackage } from '../contract/work-package.ts'

export type WorkCardTables = {
  work_card_package: TableOf<(typeof workPackage)['fields']>
  work_card_card: TableOf<(typeof jobCard)['fields']>
  work_card_non_routine: TableOf<(typeof nonRoutine)['fields']>
  work_card_authorisation: TableOf<(typeof authorisation)['fields']>
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
