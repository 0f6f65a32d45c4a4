import type { Job } from '@apron/server-kit/jobs/job'
import { TL_OVERDUE } from '../tools.events.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { overdueTask } from './loan.hooks.ts'

const EVERY_MS = 15 * 60_000

/** Marks loans that are not returned in time, and tells the borrower and the foreman of the department once. */
export const loanOverdue: Job = {
  name: 'loanOverdue',
  dueAfter: moment => new Date((Math.floor(moment.getTime() / EVERY_MS) + 1) * EVERY_MS),
  async run({ db, clock, messages }) {
    const late = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_loan')
      .select(['id', 'site_code', 'borrower', 'borrower_dept', 'items', 'returns'])
      .where('del_flag', '=', 0)
      .where('status', '!=', 'CLOSED')
      .where('overdue', '=', false)
      .where('due_time', '<', clock.now())
      .orderBy('loan_no')
      .forUpdate()
      .execute()
    for (const { id, site_code: site, borrower, borrower_dept, items, returns } of late) {
      const returned = new Set(returns.map(({ assetNo }) => assetNo))
      const out = items.map(({ assetNo }) => assetNo).filter(assetNo => !returned.has(assetNo))
      await db
        .withTables<ToolsTables>()
        .updateTable('tools_loan')
        .set({ overdue: true })
        .where('id', '=', id)
        .execute()
      await messages.publish(db, TL_OVERDUE, {
        site,
        to: [
          { users: [borrower] },
          ...(borrower_dept === null ? [] : [{ posts: ['LEAD_MECH'], within: borrower_dept, site }]),
        ],
        by: null,
        values: { id, asset: out.join(' ') },
        task: overdueTask(id),
      })
    }
  },
}
