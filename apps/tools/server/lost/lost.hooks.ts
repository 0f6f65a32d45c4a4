import { Refusal } from '@apron/contract/errors/refusal'
import { wireTime } from '@apron/contract/wire/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActedRecord, RecordHooks } from '@apron/server-kit/records/record-hooks'
import { sql } from 'kysely'
import type { lostReport } from '../../contract/lost-report.ts'
import { nextSignature, SIGNATURES } from '../../contract/rules/lost-review.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { TOOL_STATES } from '../../contract/tools.values.ts'
import { openLoanOf } from '../desk/loan.store.ts'
import { addReturn } from '../desk/return-tools.ts'
import { lockTools, moveTool } from '../ledger/tool.store.ts'
import { personLine } from '../person-line.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { lostTask, notifyLost } from './open-lost-report.ts'

type Fields = (typeof lostReport)['fields']

/** Results by the action that records them. */
const FOUND: ReadonlySet<string> = new Set(['FOUND_IN_AC', 'FOUND_ELSEWHERE'])

export const lostHooks = (services: PluginServices): RecordHooks<Fields> => {
  const { clock, messages } = services

  /** Takes a lost tool back to stock, or writes it off. The tool of a report about a piece is in quarantine and stays there. */
  async function settleTool(
    { trx, before, context, now }: ActedRecord<Fields>,
    { isFound }: { readonly isFound: boolean },
  ): Promise<void> {
    const by = callerOf(context).userCode
    const [tool] = await lockTools(trx, before.siteCode, [before.assetNo])
    if (tool?.status !== 'LOST') return
    const loan = await openLoanOf(trx, before.siteCode, before.assetNo, true)
    if (loan !== null) {
      const condition = isFound ? 'OK' : 'LOST'
      const moment = { by, returnedBy: loan.borrower, at: now }
      await addReturn(services, trx, loan, { assetNo: before.assetNo, condition }, moment)
    }
    await moveTool(trx, tool, {
      to: isFound ? 'IN_STOCK' : 'WRITTEN_OFF',
      action: isFound ? 'found' : 'writeOff',
      by,
      at: now,
    })
  }

  /** Signs the risk review. The third signature closes the report and lifts the block of the aircraft. */
  async function sign(acted: ActedRecord<Fields>) {
    const { trx, before, context } = acted
    const person = callerOf(context)
    const next = nextSignature(before, person)
    if (next === 'signedAlready' || next === 'notReviewer') throw new Refusal(TOOLS_ERRORS[next])
    const isLast = SIGNATURES.every(name => name === next || before[name] !== null)
    const signature = { [next]: person.userCode }
    if (!isLast) return signature
    await settleTool(acted, { isFound: false })
    await messages.taskEnded(trx, lostTask(before.id), 'success')
    return { ...signature, aircraftBlock: false, status: 'CLOSED' as const }
  }

  return {
    async check({ trx, values, context }) {
      const [tool] = await lockTools(trx, context.site, [values.assetNo])
      if (tool === undefined) return
      const { status } = tool
      if (status === 'ON_LOAN' || status === 'IN_STOCK') return
      const state = TOOL_STATES[status][context.language]
      throw new Refusal(TOOLS_ERRORS.notLosable, { asset: values.assetNo, state })
    },

    async saved({ trx, id, values, context }) {
      const by = callerOf(context).userCode
      const at = clock.now()
      const { site } = context
      const { assetNo, acReg } = values
      const [tool] = await lockTools(trx, site, [assetNo])
      if (tool !== undefined) await moveTool(trx, tool, { to: 'LOST', action: 'lost', by, at })
      const loan = await openLoanOf(trx, site, assetNo)
      await trx
        .withTables<ToolsTables>()
        .updateTable('tools_lost')
        .set({
          aircraft_block: true,
          borrower: values.borrower ?? loan?.borrower ?? null,
          last_seen: sql`coalesce(last_seen, ${loan?.out_time ?? null})`,
        })
        .where('id', '=', id)
        .execute()
      const borrowerDept = loan?.borrower_dept ?? null
      await notifyLost(services, trx, { id, site, by, assetNo, acReg, borrowerDept })
    },

    refuses(action, record, person) {
      if (action !== 'sign') return null
      const next = nextSignature(record, person)
      return next === 'signedAlready' || next === 'notReviewer' ? TOOLS_ERRORS[next] : null
    },

    async acted(acted) {
      const { action, before, values, context, now, trx } = acted
      if (action === 'sign') return await sign(acted)
      if (action === 'log') {
        const line = {
          time: wireTime(now),
          area: values.searchArea ?? '',
          who: await personLine(services, trx, callerOf(context).userCode),
          result: values.searchFinding ?? '',
        }
        return { searchLog: [...before.searchLog, line] }
      }
      const isFound = FOUND.has(values.result ?? '')
      if (action === 'review' && isFound) throw new Refusal(TOOLS_ERRORS.reviewResult)
      if (action !== 'found') return undefined
      if (!isFound) throw new Refusal(TOOLS_ERRORS.foundResult)
      await settleTool(acted, { isFound: true })
      await messages.taskEnded(trx, lostTask(before.id), 'success')
      return { aircraftBlock: false }
    },
  }
}
