import { pick } from '@apron/contract/records/pick'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { serveCall } from '@apron/server-kit/calls/serve-call'
import { loadNames } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { sql } from 'kysely'
import { Type } from 'typebox'
import * as calls from '../../contract/desk.calls.ts'
import { listToolTypes, TYPE_OPTION_FIELDS, TypeOption, toolType } from '../../contract/tool-type.ts'
import { findTool } from '../ledger/tool.store.ts'
import { LOAN_VISIBILITY, longOverdueLoans, openLoanOf } from './loan.store.ts'
import { acceptReturn } from './return-tools.ts'

const NOTHING: calls.Scanned = { tool: null, person: null, overdueLoans: [] }

export function deskRoutes(services: PluginServices) {
  const { clock, db } = services

  async function visibleLoan(assetNo: string, context: CallContext): Promise<calls.ScannedTool['loan']> {
    const found = await openLoanOf(db, context.site, assetNo)
    if (found === null) return null
    const { id, loanNo, borrower, borrowerDept, dueTime } = found
    const viewer = await LOAN_VISIBILITY.viewerOf(services, callerOf(context))
    if (!LOAN_VISIBILITY.matches({ borrower, borrower_dept: borrowerDept }, viewer)) return null
    const names = await loadNames(services, context.language, { people: [borrower], departments: [] })
    return { id, loanNo, borrower: names.person(borrower), dueTime: dueTime ?? '' }
  }

  async function scan(code: string, context: CallContext): Promise<calls.Scanned> {
    const found = await findTool(db, context.site, code)
    if (found !== null) {
      const loan = found.status === 'ON_LOAN' ? await visibleLoan(code, context) : null
      return { ...NOTHING, tool: { id: found.id, ...pick(found, calls.SCANNED), loan } }
    }
    const { resources } = callerOf(context)
    if (!resources.has('tools:loan:issue') && !resources.has('tools:loan:return')) return NOTHING
    const holders = await services.people.holding('tools:tool:view', context.site)
    const person = holders.find(({ userCode }) => userCode.toUpperCase() === code)
    if (person === undefined) return NOTHING
    const { userCode, name } = person
    const { blocking } = await longOverdueLoans(db, userCode, clock.now())
    return { tool: null, person: { code: userCode, name: name[context.language] }, overdueLoans: blocking }
  }

  return [
    serveCall(calls.scanCode, { query: calls.ScannedCode, data: calls.Scanned }, ({ query }, context) =>
      scan(query.code.trim().toUpperCase(), context),
    ),
    serveCall(calls.returnTools, { body: calls.ReturnTools, data: calls.Returned }, ({ body }, context) =>
      acceptReturn(services, body, context),
    ),
    serveCall(listToolTypes, { data: Type.Array(TypeOption) }, async () => {
      const types = await recordsWhere(db, toolType, sql<boolean>`true`, { orderBy: ['typeNo'] })
      return types.map(type => pick(type, TYPE_OPTION_FIELDS))
    }),
  ]
}
