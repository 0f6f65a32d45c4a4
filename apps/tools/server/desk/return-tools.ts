import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate, wireTime } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { addHistory } from '@apron/server-kit/records/history'
import { requireFileKinds } from '@apron/server-kit/records/record-checks'
import { fileKindOf, historyOf } from '@apron/server-kit/records/record-hooks'
import { type Kysely, sql } from 'kysely'
import type { Returned, ReturnTools } from '../../contract/desk.calls.ts'
import { loan } from '../../contract/loan.ts'
import { lostReport } from '../../contract/lost-report.ts'
import { TOOLS_ERRORS } from '../../contract/tools.errors.ts'
import type { HoldReason } from '../../contract/tools.values.ts'
import { lockTools, moveTool, type StoredTool } from '../ledger/tool.store.ts'
import { openLostReport } from '../lost/open-lost-report.ts'
import { personLine } from '../person-line.ts'
import type { ToolsTables } from '../tools.tables.ts'
import { overdueTask } from './loan.hooks.ts'
import { openLoanOf, type StoredLoan } from './loan.store.ts'

interface ReturnLine {
  readonly assetNo: string
  readonly condition: 'OK' | 'DAMAGED' | 'INCOMPLETE' | 'LOST'
}

interface ReturnMoment {
  readonly by: string
  readonly returnedBy: string
  readonly at: Date
}

/** Notes that a loan has a tool back. The last one closes it. */
export async function addReturn(
  services: PluginServices,
  trx: Kysely<unknown>,
  found: StoredLoan,
  { assetNo, condition }: ReturnLine,
  { by, returnedBy, at }: ReturnMoment,
): Promise<void> {
  const brought = await personLine(services, trx, returnedBy)
  const returns = [...found.returns, { assetNo, time: wireTime(at), condition, by: brought }]
  const status = returns.length >= found.items.length ? 'CLOSED' : 'PARTIAL'
  await trx
    .withTables<ToolsTables>()
    .updateTable('tools_loan')
    .set({
      returns: JSON.stringify(returns),
      status,
      ...(status === 'CLOSED' ? { overdue: false } : {}),
      version: sql`version + 1`,
      update_by: by,
      update_time: at,
    })
    .where('id', '=', found.id)
    .execute()
  const remark = returnedBy === found.borrower ? assetNo : `${assetNo} · ${brought}`
  await addHistory(trx, historyOf(loan), found.id, {
    at,
    by,
    action: 'return',
    from: found.status,
    to: status,
    remark,
  })
  if (status === 'CLOSED') await services.messages.taskEnded(trx, overdueTask(found.id), 'success')
}

/** Returns why a returned tool goes to quarantine; null if it goes back to stock. */
function holdReasonOf(
  { cal_due }: Pick<StoredTool, 'cal_due'>,
  condition: ReturnLine['condition'],
  today: string,
): HoldReason | null {
  if (condition === 'DAMAGED' || condition === 'INCOMPLETE') return condition
  return cal_due !== null && cal_due < today ? 'CAL_OVERDUE' : null
}

/** Takes tools back at the desk, in one transaction for all of them. */
export async function takeBack(
  services: PluginServices,
  body: ReturnTools,
  context: CallContext,
): Promise<Returned> {
  const { clock, db, files } = services
  const { site } = context
  const caller = callerOf(context)
  const isWhole = body.tools.every(({ condition }) => condition === 'OK')
  if (!isWhole && body.photos.length === 0) throw new Refusal(TOOLS_ERRORS.photoNeeded)
  requireFileKinds({ photos: loan.fields.photos }, { photos: body.photos })
  const at = clock.now()
  const today = wireDate(at)

  return await db.transaction().execute(async trx => {
    const tools = await lockTools(
      trx,
      site,
      body.tools.map(({ assetNo }) => assetNo),
    )
    if (body.returnedBy !== null) {
      const [known] = await services.in(trx).people.byCodes([body.returnedBy])
      if (known === undefined) throw new Refusal(SERVER_ERRORS.badRequest, { detail: body.returnedBy })
    }
    const loans = new Set<string>()
    const quarantined: string[] = []
    let piece: { tool: StoredTool; of: StoredLoan } | null = null
    for (const [index, { assetNo, condition }] of body.tools.entries()) {
      const tool = tools[index]
      const found = await openLoanOf(trx, site, assetNo, true)
      if (tool === undefined || found === null || tool.status !== 'ON_LOAN') {
        throw new Refusal(TOOLS_ERRORS.notOnLoan, { asset: assetNo })
      }
      const returnedBy = body.returnedBy ?? found.borrower
      const moment = { by: caller.userCode, returnedBy, at }
      await addReturn(services, trx, found, { assetNo, condition }, moment)
      const holdReason = holdReasonOf(tool, condition, today)
      const to = holdReason === null ? 'IN_STOCK' : 'QUARANTINE'
      await moveTool(trx, tool, { to, action: 'return', by: caller.userCode, at, holdReason })
      if (holdReason !== null) quarantined.push(assetNo)
      if (condition !== 'OK') {
        piece ??= { tool, of: found }
        await linkPhotos(trx, found)
      }
      loans.add(found.id)
    }
    const lostReportId = await reportPiece(trx, piece)
    return { loanIds: [...loans], quarantined, lostReportId }
  })

  async function linkPhotos(trx: Kysely<unknown>, found: StoredLoan): Promise<void> {
    const known = new Set(found.photos.map(({ url }) => url))
    const photos = [...found.photos, ...body.photos.filter(({ url }) => !known.has(url))]
    await files.link(
      trx,
      { kind: fileKindOf(loan), id: found.id },
      photos.map(({ url }) => url),
      caller,
    )
    await trx
      .withTables<ToolsTables>()
      .updateTable('tools_loan')
      .set({ photos: JSON.stringify(photos) })
      .where('id', '=', found.id)
      .execute()
  }

  async function reportPiece(
    trx: Kysely<unknown>,
    piece: { readonly tool: StoredTool; readonly of: StoredLoan } | null,
  ): Promise<string | null> {
    const { missingPiece } = body
    if (missingPiece === null || piece === null) return null
    const { acReg, description } = missingPiece
    const pattern = lostReport.fields.acReg.pattern ?? ''
    if (!new RegExp(pattern).test(acReg) || description.trim() === '') {
      throw new Refusal(TOOLS_ERRORS.aircraftNeeded)
    }
    return await openLostReport(services, trx, {
      site,
      by: caller.userCode,
      at,
      tool: piece.tool,
      values: { assetNo: piece.tool.asset_no, acReg, description, borrower: piece.of.borrower },
    })
  }
}
