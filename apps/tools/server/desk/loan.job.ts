import type { Job } from '@apron/server-kit/jobs/job'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { setFields } from '@apron/server-kit/records/move-record'
import { sql } from 'kysely'
import { assetsOut, loan } from '../../contract/loan.ts'
import { TL_OVERDUE } from '../tools.events.ts'
import { overdueTask } from './return-tools.ts'

const EVERY_MS = 15 * 60_000

/** Marks loans that were not returned in time, and notifies the borrower and the foreman of the department once. */
export const loanOverdue: Job = {
  name: 'loanOverdue',
  dueAfter: moment => new Date((Math.floor(moment.getTime() / EVERY_MS) + 1) * EVERY_MS),
  async run({ db, clock, messages }) {
    const isLate = sql<boolean>`status <> 'CLOSED' and not overdue and due_time < ${clock.now()}`
    for (const late of await recordsWhere(db, loan, isLate, { orderBy: ['loanNo'], lock: true })) {
      const { id, siteCode: site, borrower, borrowerDept } = late
      await setFields(db, loan, id, { overdue: true })
      await messages.publish(db, TL_OVERDUE, {
        site,
        to: [
          { users: [borrower] },
          ...(borrowerDept === null ? [] : [{ posts: ['LEAD_MECH'], within: borrowerDept, site }]),
        ],
        by: null,
        values: { id, asset: assetsOut(late).join(' ') },
        task: overdueTask(id),
      })
    }
  },
}
