import { wireDate } from '@apron/contract/wire/wire-time'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordDetail } from '@apron/server-kit/records/record-detail'
import { sql } from 'kysely'
import * as calls from '../../contract/cal-job.ts'
import { monthsLater } from '../../contract/rules/next-due.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { resultRecorder } from './record-result.ts'

const MONTHS = 12
const NOT_PLANNED = ['SCRAPPED', 'WRITTEN_OFF', 'LOST'] as const

export function calRoutes(services: PluginServices) {
  const { clock, db } = services
  const record = resultRecorder(services)
  const detail = recordDetail(services, calls.calJob)

  const due = (site: string) =>
    db
      .withTables<ToolsTables>()
      .selectFrom('tools_tool')
      .where('site_code', '=', site)
      .where('del_flag', '=', 0)
      .where('status', 'not in', [...NOT_PLANNED])
      .where('cal_due', 'is not', null)

  async function plan(month: string, site: string): Promise<calls.CalPlan> {
    const first = monthsLater(`${wireDate(clock.now()).slice(0, 7)}-01`, -1)
    const months = Array.from({ length: MONTHS }, (_, index) => monthsLater(first, index).slice(0, 7))
    const counts = await due(site)
      .select(sql<string>`to_char(cal_due, 'YYYY-MM')`.as('month'))
      .select(eb => eb.fn.countAll<string>().as('count'))
      .groupBy(sql`to_char(cal_due, 'YYYY-MM')`)
      .execute()
    const byMonth = new Map(counts.map(row => [row.month, Number(row.count)]))
    const jobs = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_cal_job')
      .select(['ca_no', 'tools', 'results'])
      .where('site_code', '=', site)
      .where('del_flag', '=', 0)
      .where('status', 'in', ['PLANNED', 'SENT'])
      .execute()
    const planned = new Map(
      jobs.flatMap(({ ca_no, tools }) => tools.map(({ assetNo }) => [assetNo, ca_no] as const)),
    )
    const tools = await due(site)
      .select(['id', 'asset_no', 'name_zh', 'name_en', 'crib', 'status'])
      .select(sql<string>`to_char(cal_due, 'YYYY-MM-DD')`.as('cal_due'))
      .where(sql<boolean>`to_char(cal_due, 'YYYY-MM') = ${month}`)
      .orderBy(sql`cal_due`)
      .orderBy('asset_no')
      .execute()
    return {
      months: months.map(each => ({ month: each, count: byMonth.get(each) ?? 0 })),
      tools: tools.map(row => ({
        id: row.id,
        assetNo: row.asset_no,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        crib: row.crib,
        status: row.status,
        calDue: row.cal_due,
        caNo: planned.get(row.asset_no) ?? '',
      })),
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
