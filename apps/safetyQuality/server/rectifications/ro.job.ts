import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import type { Job } from '@apron/server-kit/jobs/job'
import {
  daysBetween,
  isNewReminder,
  RO_DUE_STATUSES,
  reminderFor,
} from '../../contract/rules/rectifications/ro-due.ts'
import type { RoTables } from './rectification.tables.ts'
import { remindOfRo } from './ro.messages.ts'

/**
 * Reminds people each morning of orders that are due in a week, due tomorrow or overdue. Sends each reminder once per
 * due date.
 */
export const roReminders: Job = {
  name: 'rectificationReminders',
  dueAfter: dailyAt('00:10'),
  async run({ db, clock, messages }) {
    const store = db.withTables<RoTables>()
    const today = wireDate(clock.now())
    const open = await store
      .selectFrom('safety_quality_rectification')
      .selectAll()
      .where('del_flag', '=', 0)
      .where('status', 'in', RO_DUE_STATUSES)
      .orderBy('ro_no')
      .execute()
    for (const order of open) {
      const days = daysBetween(today, order.rectify_due)
      const reminder = reminderFor(days)
      if (reminder === null || !isNewReminder(reminder, order.reminded)) continue
      await remindOfRo(messages, store, order, reminder, days)
      await store
        .updateTable('safety_quality_rectification')
        .set({ reminded: reminder })
        .where('id', '=', order.id)
        .execute()
    }
  },
}
