import { wireDate } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { StatementSource } from '@apron/server-kit/plugin/statement-source'
import type { WorkSource } from '@apron/server-kit/plugin/work-source'
import { sql } from 'kysely'
import { lostReport } from '../contract/lost-report.ts'
import { nextSignature } from '../contract/rules/lost-review.ts'
import { TOOL_STATES } from '../contract/tools.values.ts'
import type { ToolsTables } from './tools.tables.ts'

/** Loans that the caller has to bring back. */
const loansToReturn = ({ db }: PluginServices): WorkSource => ({
  id: 'toolLoans',
  resource: 'tools:loan:view',
  async items(context, limit) {
    const rows = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_loan')
      .select(['id', 'loan_no', 'site_code', 'due_time', 'items', 'overdue'])
      .where('del_flag', '=', 0)
      .where('status', '!=', 'CLOSED')
      .where('borrower', '=', callerOf(context).userCode)
      .orderBy('due_time')
      .limit(limit)
      .execute()
    return rows.map(row => {
      const assets = row.items.map(({ assetNo }) => assetNo).join(' ')
      return {
        id: row.id,
        number: row.loan_no,
        title: { zh: assets, en: assets },
        state: row.overdue ? { zh: '超时', en: 'Overdue' } : { zh: '借出', en: 'On loan' },
        action: { zh: '归还', en: 'Return' },
        due: row.due_time === null ? null : wireDate(row.due_time),
        decision: false,
        site: row.site_code,
        url: `/tools/loan?id=${row.id}`,
      }
    })
  },
})

/** Risk reviews that the caller may sign. */
const reviewsToSign = ({ db }: PluginServices): WorkSource => ({
  id: 'lostReviews',
  resource: lostReport.actionRights.sign,
  async items(context, limit) {
    const person = callerOf(context)
    const rows = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_lost')
      .select(['id', 'lt_no', 'asset_no', 'ac_reg', 'site_code'])
      .select(['signed_tooling', 'signed_quality', 'signed_engineer'])
      .where('del_flag', '=', 0)
      .where('status', '=', 'RISK_REVIEW')
      .where('site_code', 'in', [...person.sites])
      .orderBy('create_time')
      .execute()
    const open = rows.filter(({ signed_tooling, signed_quality, signed_engineer }) => {
      const signed = {
        signedTooling: signed_tooling,
        signedQuality: signed_quality,
        signedEngineer: signed_engineer,
      }
      const next = nextSignature(signed, person)
      return next !== 'signedAlready' && next !== 'notReviewer'
    })
    return open.slice(0, limit).map(row => ({
      id: row.id,
      number: row.lt_no,
      title: { zh: `${row.asset_no} ${row.ac_reg}`, en: `${row.asset_no} ${row.ac_reg}` },
      state: { zh: '风险评估', en: 'Risk review' },
      action: { zh: '签署', en: 'Sign' },
      due: null,
      decision: true,
      site: row.site_code,
      url: `/tools/lostReport?id=${row.id}`,
    }))
  },
})

export const toolsWork = (services: PluginServices): readonly WorkSource[] => [
  loansToReturn(services),
  reviewsToSign(services),
]

/** Tools of the site by state. */
export const toolsByState = ({ db }: PluginServices): StatementSource => ({
  id: 'toolsByState',
  title: { zh: '工具状态', en: 'Tools by state' },
  resource: 'tools:tool:view',
  url: '/tools/ledger',
  async rows({ site }) {
    const counts = await db
      .withTables<ToolsTables>()
      .selectFrom('tools_tool')
      .select(['status', sql<string>`count(*)`.as('count')])
      .where('del_flag', '=', 0)
      .where('site_code', '=', site)
      .groupBy('status')
      .execute()
    const byState = new Map<string, number>(counts.map(row => [row.status, Number(row.count)]))
    return Object.entries(TOOL_STATES).flatMap(([state, { zh, en }]) => {
      const value = byState.get(state) ?? 0
      return value === 0 ? [] : [{ label: { zh, en }, value }]
    })
  },
})
