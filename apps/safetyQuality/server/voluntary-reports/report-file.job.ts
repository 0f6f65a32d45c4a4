import type { Job } from '@apron/server-kit/jobs/job'
import { nextQuarter, quarterOf } from './file-ticket.ts'
import type { ReportTables } from './report.tables.ts'

/** Destroys files of tickets that are over and no report names, and forgets tickets that were used. */
export const sweepFiles: Job = {
  name: 'sweepFiles',
  dueAfter: nextQuarter,
  async run({ db }, due) {
    await db
      .withTables<ReportTables>()
      .deleteFrom('safety_quality_file_ticket')
      .where('swept_in', '<=', quarterOf(due))
      .execute()
  },
}
