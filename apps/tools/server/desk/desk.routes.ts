import { wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { Type } from 'typebox'
import * as calls from '../../contract/desk.calls.ts'
import { listToolTypes, TypeOption } from '../../contract/tool.ts'
import { findTool } from '../ledger/tool.store.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { longOverdueLoans, openLoanOf } from './loan.store.ts'
import { LOAN_VISIBILITY } from './loan-visibility.ts'
import { takeBack } from './return-tools.ts'

const NOTHING: calls.Scanned = { tool: null, person: null, overdueLoans: [] }

export function deskRoutes(services: PluginServices) {
  const { clock, db } = services

  async function scannedTool(code: string, context: CallContext): Promise<calls.ScannedTool | null> {
    const found = await findTool(db, context.site, code)
    if (found === null) return null
    const loan = found.status === 'ON_LOAN' ? await openLoanOf(db, context.site, code) : null
    const viewer = await LOAN_VISIBILITY.viewerOf(services, callerOf(context))
    const isVisible = loan !== null && LOAN_VISIBILITY.matches(loan, viewer)
    const names = await loadNames(services, context.language, {
      people: isVisible ? [loan.borrower] : [],
      departments: [],
    })
    return {
      id: found.id,
      assetNo: found.asset_no,
      nameZh: found.name_zh,
      nameEn: found.name_en,
      toolClass: found.tool_class,
      status: found.status,
      calDue: found.cal_due,
      loan: isVisible
        ? {
            id: loan.id,
            loanNo: loan.loan_no,
            borrower: names.person(loan.borrower),
            dueTime: loan.due_time === null ? '' : wireTime(loan.due_time),
          }
        : null,
    }
  }

  async function scan(code: string, context: CallContext): Promise<calls.Scanned> {
    const tool = await scannedTool(code.toUpperCase(), context)
    if (tool !== null) return { ...NOTHING, tool }
    const { resources } = callerOf(context)
    if (!resources.has('tools:loan:issue') && !resources.has('tools:loan:return')) return NOTHING
    const holders = await services.people.holding('tools:tool:view', context.site)
    const person = holders.find(({ userCode }) => userCode.toUpperCase() === code.toUpperCase())
    if (person === undefined) return NOTHING
    const overdue = await longOverdueLoans(db, person.userCode, clock.now())
    return {
      tool: null,
      person: { code: person.userCode, name: person.name[context.language] },
      overdueLoans: overdue.filter(({ override_by }) => override_by === null).map(({ loan_no }) => loan_no),
    }
  }

  return [
    serveCall(calls.scanCode, { query: calls.ScannedCode, data: calls.Scanned }, ({ query }, context) =>
      scan(query.code.trim(), context),
    ),
    serveCall(calls.returnTools, { body: calls.ReturnTools, data: calls.Returned }, ({ body }, context) =>
      takeBack(services, body, context),
    ),
    serveCall(listToolTypes, { data: Type.Array(TypeOption) }, async () => {
      const rows = await db
        .withTables<ToolsTables>()
        .selectFrom('tools_type')
        .select(['type_no', 'name_zh', 'name_en', 'cal_interval_months'])
        .where('del_flag', '=', 0)
        .orderBy('type_no')
        .execute()
      return rows.map(row => ({
        typeNo: row.type_no,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        calIntervalMonths: Number(row.cal_interval_months),
      }))
    }),
  ]
}
