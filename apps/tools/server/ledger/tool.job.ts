import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import type { Job } from '@apron/server-kit/jobs/job'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { setColumns } from '@apron/server-kit/records/set-columns'
import { sql } from 'kysely'
import { tool } from '../../contract/tool.ts'
import { calibrationTask } from '../calibration/record-result.ts'
import { CA_DUE } from '../tools.events.ts'
import { moveTool } from './tool.store.ts'

/** User code of automatic changes. */
const PORTAL = 'system'

/** Quarantines tools in stock with an expired calibration, by the local date. Tools on loan follow on their return. */
export const calibrationExpiry: Job = {
  name: 'calibrationExpiry',
  dueAfter: dailyAt('00:05'),
  async run({ db, clock }) {
    const at = clock.now()
    const isExpired = sql<boolean>`status in ('IN_STOCK', 'LIMITED') and cal_due < ${wireDate(at)}::text::date`
    const values = { holdReason: 'CAL_OVERDUE' } as const
    for (const found of await recordsWhere(db, tool, isExpired, { orderBy: ['assetNo'], lock: true })) {
      await moveTool(db, found, { to: 'QUARANTINE', action: 'hold', by: PORTAL, at, remark: '超期', values })
    }
  },
}

/** Days before the due date on which people are notified. */
const LEADS = [0, 15, 30] as const

/** Notifies calibration coordinators, custodians and subscribers of due calibrations, once per threshold. */
export const calibrationReminder: Job = {
  name: 'calibrationReminder',
  dueAfter: dailyAt('07:00'),
  async run({ db, clock, messages }) {
    const today = wireDate(clock.now())
    for (const lead of LEADS) {
      const isDue = sql<boolean>`status not in ('SCRAPPED', 'WRITTEN_OFF', 'LOST', 'AT_CAL')
        and cal_due <= ${today}::text::date + ${lead}::int and (told_lead is null or told_lead > ${lead})`
      for (const due of await recordsWhere(db, tool, isDue, { orderBy: ['assetNo'] })) {
        const { id, assetNo, siteCode: site, custodian, calDue } = due
        await messages.publish(db, CA_DUE[lead], {
          site,
          to: [{ posts: ['CAL_COORD'], site }, ...(custodian === null ? [] : [{ users: [custodian] }])],
          by: null,
          values: { asset: assetNo, due: calDue ?? '' },
          task: calibrationTask(id),
          attributes: { site, lead: String(lead) },
        })
        await setColumns(db, tool.table, id, { told_lead: lead })
      }
    }
  },
}
