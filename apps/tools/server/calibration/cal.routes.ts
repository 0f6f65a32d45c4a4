import { pick } from '@apron/contract/records/pick'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordDetail } from '@apron/server-kit/records/described/record-detail'
import { recordsOf, recordsWhere } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import * as calls from '../../contract/cal-job.ts'
import { monthsLater } from '../../contract/rules/next-due.ts'
import { tool } from '../../contract/tool.ts'
import { resultRecorder } from './record-result.ts'

const MONTHS = 12
const MONTH = sql<string>`to_char(cal_due, 'YYYY-MM')`
const IS_DUE = sql<boolean>`cal_due is not null and status not in ('SCRAPPED', 'WRITTEN_OFF', 'LOST')`
const IS_OPEN = sql<boolean>`status in ('PLANNED', 'SENT')`

export function calRoutes(services: PluginServices) {
  const { clock, db } = services
  const record = resultRecorder(services)
  const detail = recordDetail(services, calls.calJob)

  async function plan(requestedMonth: string, site: string): Promise<calls.CalPlan> {
    const first = monthsLater(`${wireDate(clock.now()).slice(0, 7)}-01`, -1)
    const counts = await recordsOf(db, tool)
      .select([MONTH.as('month'), sql<number>`count(*)::int`.as('count')])
      .where('site_code', '=', site)
      .where(IS_DUE)
      .groupBy(MONTH)
      .execute()
    const byMonth = new Map(counts.map(({ month, count }) => [month, count]))
    const jobs = await recordsWhere(db, calls.calJob, IS_OPEN, { site })
    const planned = new Map(jobs.flatMap(({ caNo, tools }) => tools.map(({ assetNo }) => [assetNo, caNo])))
    const isInMonth = sql<boolean>`${IS_DUE} and ${MONTH} = ${requestedMonth}`
    const tools = await recordsWhere(db, tool, isInMonth, { site, orderBy: ['calDue', 'assetNo'] })
    return {
      months: Array.from({ length: MONTHS }, (_, index) => {
        const month = monthsLater(first, index).slice(0, 7)
        return { month, count: byMonth.get(month) ?? 0 }
      }),
      tools: tools.map(row =>
        Object.assign(pick(row, calls.PLANNED), { id: row.id, caNo: planned.get(row.assetNo) ?? '' }),
      ),
    }
  }

  return [
    serveCall(calls.queryCalPlan, { query: calls.PlanQuery, data: calls.CalPlan }, ({ query }, { site }) =>
      plan(query.month, site),
    ),
    serveCall(
      calls.recordCalResult,
      { body: calls.CalResultBody, data: calls.calJob.schemas.detail },
      async ({ body }, context) => {
        await record(body, context)
        return await detail(body.id, context)
      },
    ),
  ]
}
