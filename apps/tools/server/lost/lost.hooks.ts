import { Refusal } from '@apron/contract/errors/refusal'
import { wireTime } from '@apron/contract/wire/formats/wire-time'
import { callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ActionEvent, RecordHooks } from '@apron/server-kit/records/described/record-hooks'
import type { lostReport } from '../../contract/lost-report.ts'
import { nextSignature, SIGNATURES } from '../../contract/rules/lost-review.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import { TOOL_STATES } from '../../contract/tools.values.ts'
import { openLoanOf } from '../desk/loan.store.ts'
import { addReturn, formatPerson } from '../desk/return-tools.ts'
import { lockTool, moveTool } from '../ledger/tool.store.ts'
import { lostTask, notifyLost } from './report-lost.ts'

type Fields = (typeof lostReport)['fields']

const FOUND: ReadonlySet<string> = new Set(['FOUND_IN_AC', 'FOUND_ELSEWHERE'])

export const lostHooks = (services: PluginServices): RecordHooks<Fields> => {
  const { clock, messages } = services

  /** Lifts the block, and returns the tool to stock or writes it off. With a missing piece it stays in quarantine. */
  async function settle({ trx, before, by, now }: ActionEvent<Fields>, action: 'found' | 'writeOff') {
    const { id, assetNo, siteCode } = before
    const moment = { by, at: now }
    await messages.taskEnded(trx, lostTask(id), 'success')
    const tool = await lockTool(trx, siteCode, assetNo)
    if (tool.status !== 'LOST') return { aircraftBlock: false }
    const loan = await openLoanOf(trx, siteCode, assetNo, true)
    if (loan !== null) {
      const condition = action === 'found' ? 'OK' : 'LOST'
      await addReturn(services, trx, loan, { ...moment, assetNo, condition, returnedBy: loan.borrower })
    }
    await moveTool(trx, tool, { ...moment, action, to: action === 'found' ? 'IN_STOCK' : 'WRITTEN_OFF' })
    return { aircraftBlock: false }
  }

  /** Signs the risk review. `refuses` has already checked the person. The third signature closes the report. */
  async function sign(event: ActionEvent<Fields>) {
    const { before, context } = event
    const person = callerOf(context)
    const next = nextSignature(before, person)
    const signature = { [next]: person.userCode }
    if (SIGNATURES.some(name => name !== next && before[name] === null)) return signature
    return { ...signature, ...(await settle(event, 'writeOff')), status: 'CLOSED' as const }
  }

  return {
    async check({ trx, id, values, context, by }) {
      const { site } = context
      const { assetNo, acReg } = values
      const tool = await lockTool(trx, site, assetNo)
      if (tool.status !== 'ON_LOAN' && tool.status !== 'IN_STOCK') {
        const state = TOOL_STATES[tool.status][context.language]
        throw new Refusal(TOOLS_ERRORS.notLosable, { asset: assetNo, state })
      }
      await moveTool(trx, tool, { to: 'LOST', action: 'lost', by, at: clock.now() })
      const loan = await openLoanOf(trx, site, assetNo)
      await notifyLost(services, trx, id, { site, by, assetNo, acReg, dept: loan?.borrowerDept ?? null })
      return {
        aircraftBlock: true,
        borrower: values.borrower ?? loan?.borrower ?? null,
        lastSeen: values.lastSeen ?? loan?.outTime ?? null,
      }
    },

    refuses(action, record, person) {
      if (action !== 'sign') return null
      const next = nextSignature(record, person)
      return next === 'signedAlready' || next === 'notReviewer' ? TOOLS_ERRORS[next] : null
    },

    async onAction(event) {
      const { action, before, values, by, now, trx } = event
      if (action === 'sign') return await sign(event)
      if (action === 'log') {
        const { searchArea: area = '', searchFinding: result = '' } = values
        const who = await formatPerson(services, trx, by)
        return { searchLog: [...before.searchLog, { time: wireTime(now), area, who, result }] }
      }
      const isFound = FOUND.has(values.result ?? '')
      if (action === 'review' && isFound) throw new Refusal(TOOLS_ERRORS.reviewResult)
      if (action !== 'found') return undefined
      if (!isFound) throw new Refusal(TOOLS_ERRORS.foundResult)
      return await settle(event, 'found')
    },
  }
}
