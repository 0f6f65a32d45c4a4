import type { Job } from '@apron/server-kit/jobs/job'
import type { ReportTables } from '../report.tables.ts'
import { nextQuarterHour, quarterHourOf } from './file-ticket.ts'

/** Destroys files of expired tickets without a report, and deletes used tickets. */
export const sweepFiles: Job = {
  name: 'sweepFiles',
  dueAfter: nextQuarterHour,
  async run({ db }, due) {
    await db
      .withTables<ReportTables>()
      .deleteFrom('safety_quality_file_ticket')
      .where('swept_in', '<=', quarterHourOf(due))
      .execute()
  },
}
