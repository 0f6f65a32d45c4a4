import { wireDate } from '@apron/contract/wire/wire-time'
import { dailyAt } from '@apron/server-kit/jobs/daily-at'
import type { Job } from '@apron/server-kit/jobs/job'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { setColumns } from '@apron/server-kit/records/set-columns'
import { sql } from 'kysely'
import { CAL_LEADS, isNewLead, leadOf } from '../../contract/rules/cal-reminder.ts'
import { tool } from '../../contract/tool.ts'
import { calibrationTask } from '../calibration/record-result.ts'
import { CA_DUE } from '../tools.events.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { moveTool } from './tool.store.ts'

/** Marks of changes that the portal makes itself. */
const PORTAL = 'system'
const DAY_MS = 86_400_000
const FURTHEST_LEAD = Math.max(...CAL_LEADS)

/** Quarantines tools in stock whose calibration has expired, by the date at the sites. A tool on loan follows at its return. */
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

/** Tells the calibration coordinators, custodians and subscribers of calibrations that fall due, once for each threshold. */
export const calibrationReminder: Job = {
  name: 'calibrationReminder',
  dueAfter: dailyAt('07:00'),
  async run({ db, clock, messages }) {
    const today = wireDate(clock.now())
    const due = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_tool')
      .select(['id', 'asset_no as asset', 'site_code as site', 'custodian', 'told_lead'])
      .select(sql<string>`to_char(cal_due, 'YYYY-MM-DD')`.as('day'))
      .where('del_flag', '=', 0)
      .where('status', 'not in', ['SCRAPPED', 'WRITTEN_OFF', 'LOST', 'AT_CAL'])
      .where(sql<boolean>`cal_due <= ${today}::text::date + ${FURTHEST_LEAD}::int`)
      .orderBy('asset_no')
      .execute()
    for (const { id, asset, site, custodian, told_lead, day } of due) {
      const lead = leadOf((Date.parse(day) - Date.parse(today)) / DAY_MS)
      if (lead === null || !isNewLead(lead, told_lead)) continue
      await messages.publish(db, CA_DUE[lead], {
        site,
        to: [{ posts: ['CAL_COORD'], site }, ...(custodian === null ? [] : [{ users: [custodian] }])],
        by: null,
        values: { asset, due: day },
        task: calibrationTask(id),
        attributes: { site, lead: String(lead) },
      })
      await setColumns(db, tool.table, id, { told_lead: lead })
    }
  },
}
