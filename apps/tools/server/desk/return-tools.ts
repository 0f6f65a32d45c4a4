import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { fileUrls, requireFileKinds } from '@apron/server-kit/records/described/record-checks'
import { fileKindOf } from '@apron/server-kit/records/described/record-hooks'
import { moveRecord, setFields } from '@apron/server-kit/records/move-record'
import type { Returned, ReturnTools } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { CONDITIONS, ReturnCondition } from '../../contract/tools.values.ts'
import { type Db, lockTools, moveTool, type StoredTool } from '../ledger/tool.store.ts'
import { reportMissingPiece } from '../lost/report-lost.ts'
import { openLoanOf, type StoredLoan } from './loan.store.ts'

/** Returns the key of the message task to return the tools of an overdue loan. */
export const overdueTask = (loanId: string) => `tools.loan ${loanId}`

/** Formats a person for a line of a record: number and name in both languages. */
export async function formatPerson(services: PluginServices, trx: Db, userCode: string): Promise<string> {
  const [person] = await services.in(trx).people.byCodes([userCode])
  return person === undefined ? userCode : `${userCode} ${person.name.zh} / ${person.name.en}`
}

interface Return {
  readonly assetNo: string
  readonly condition: keyof typeof CONDITIONS
  readonly returnedBy: string
  readonly by: string
  readonly at: Date
}

/** Records the return of one tool of a loan. The last one closes the loan. */
export async function addReturn(services: PluginServices, trx: Db, found: StoredLoan, line: Return) {
  const { assetNo, condition, returnedBy, by, at } = line
  const returner = await formatPerson(services, trx, returnedBy)
  const returns = [...found.returns, { assetNo, time: wireTime(at), condition, by: returner }]
  const isLast = returns.length >= found.items.length
  await moveRecord(trx, loan, found, {
    to: isLast ? 'CLOSED' : 'PARTIAL',
    action: 'return',
    by,
    at,
    remark: returnedBy === found.borrower ? assetNo : `${assetNo} · ${returner}`,
    values: { returns, ...(isLast ? { overdue: false } : {}) },
  })
  if (isLast) await services.messages.taskEnded(trx, overdueTask(found.id), 'success')
}

/** Returns why a returned tool goes to quarantine, or null if it goes back to stock. */
function holdReasonOf({ calDue }: StoredTool, condition: ReturnCondition, today: string) {
  if (condition !== 'OK') return condition
  return calDue !== null && calDue < today ? 'CAL_OVERDUE' : null
}

/** Takes tools back at the desk, all in one transaction. */
export async function acceptReturn(
  services: PluginServices,
  { tools: lines, returnedBy, photos, missingPiece }: ReturnTools,
  context: CallContext,
): Promise<Returned> {
  const { site } = context
  const caller = callerOf(context)
  const isUndamaged = lines.every(({ condition }) => condition === 'OK')
  if (!isUndamaged && photos.length === 0) throw new Refusal(TOOLS_ERRORS.photoNeeded)
  requireFileKinds({ photos: loan.fields.photos }, { photos })
  const moment = { by: caller.userCode, at: services.clock.now() }

  return await services.db.transaction().execute(async trx => {
    const tools = await lockTools(trx, site, lines)
    if (returnedBy !== null) {
      const [returner] = await services.in(trx).people.byCodes([returnedBy])
      if (returner === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: returnedBy })
    }
    const loans = new Set<string>()
    const quarantined: string[] = []
    let damaged: { assetNo: string; borrower: string } | null = null
    for (const [index, tool] of tools.entries()) {
      const { assetNo, status } = tool
      const condition = lines[index]?.condition ?? 'OK'
      const found = await openLoanOf(trx, site, assetNo, true)
      if (found === null || status !== 'ON_LOAN') {
        throw new Refusal(TOOLS_ERRORS.notOnLoan, { asset: assetNo })
      }
      const { id, borrower } = found
      loans.add(id)
      const line = { ...moment, assetNo, condition, returnedBy: returnedBy ?? borrower }
      await addReturn(services, trx, found, line)
      const holdReason = holdReasonOf(tool, condition, wireDate(moment.at))
      const to = holdReason === null ? 'IN_STOCK' : 'QUARANTINE'
      await moveTool(trx, tool, { ...moment, to, action: 'return', values: { holdReason } })
      if (holdReason !== null) quarantined.push(assetNo)
      if (condition === 'OK') continue
      damaged ??= { assetNo, borrower }
      const known = new Set(fileUrls(loan.fields, found))
      const all = [...found.photos, ...photos.filter(({ url }) => !known.has(url))]
      const urls = fileUrls(loan.fields, { photos: all })
      await services.files.link(trx, { kind: fileKindOf(loan), id }, urls, caller)
      await setFields(trx, loan, id, { photos: all })
    }
    const lost =
      missingPiece === null || damaged === null ? null : { ...moment, ...missingPiece, ...damaged, site }
    const lostReportId = lost === null ? null : await reportMissingPiece(services, trx, lost)
    return { loanIds: [...loans], quarantined, lostReportId }
  })
}
