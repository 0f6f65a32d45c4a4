import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { DeskReport } from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import type { EntryKind, ReportAction } from '../../contract/reports/report.values.ts'
import { stateAfter } from '../../contract/rules/reports/report-state.ts'
import { allowedActions, deskReader, requireReadable } from './desk.reader.ts'
import * as repository from './report.repository.ts'
import type { ReportDb, ReportTables } from './report.tables.ts'
import { findWork, mergedInto, type WorkRecord } from './report-work.store.ts'
import { officeRecipient } from './sealing/office-key.store.ts'
import { sealFor } from './sealing/sealing.ts'
import { unwrapStrip } from './sealing/second-layer.ts'
import { readServerKeys } from './sealing/server-keys.ts'

/** The report of a call, in the version that the caller has read. */
export interface ReportVersion {
  readonly id: string
  readonly version: number
}

/** The report an action works on, inside its transaction. */
export interface LockedReport {
  readonly trx: ReportDb
  readonly report: repository.ReportRecord
  /** Undefined until the report is accepted for investigation. */
  readonly work: WorkRecord | undefined
  readonly by: string
}

/** Kind of conversation entry for each action with a text. */
const ENTRY_KINDS = { ask: 'QUESTION', feedback: 'FEEDBACK', redirect: 'REDIRECTION' } as const

/**
 * Carries out the desk work of the safety office: taking a report, exchanging messages with the holder of its code,
 * passing it on.
 */
export function reportDesk(services: PluginServices) {
  const { clock } = services
  const db = services.db.withTables<ReportTables>()
  const reader = deskReader(services, db)
  const today = () => wireDate(clock.now())

  /** Runs an action on the version that the person saw, with the report locked. */
  async function runAction(
    action: ReportAction,
    { id, version }: ReportVersion,
    context: CallContext,
    perform: (locked: LockedReport) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async trx => {
      const report = await requireReadable(trx, await repository.lockReport(trx, id), context)
      const work = await findWork(trx, id)
      if (report.version !== version) throw new Refusal(SERVER_ERRORS.conflict)
      if (!allowedActions(report, work, context).includes(action)) {
        throw new Refusal(SERVER_ERRORS.notAllowedInState)
      }
      await perform({ trx, report, work, by: callerOf(context).userCode })
    })
  }

  /** Runs an action and returns the updated report. */
  async function runActionAndFetch(
    action: ReportAction,
    target: ReportVersion,
    context: CallContext,
    perform: (locked: LockedReport) => Promise<void>,
  ): Promise<DeskReport> {
    await runAction(action, target, context, perform)
    return await reader.detail(target.id, context)
  }

  /** Applies the state change of an action and records the step if the state is new. */
  async function setState(
    action: ReportAction,
    { trx, report, by }: LockedReport,
    columns: Parameters<typeof repository.changeReport>[2] = {},
    note = '',
  ): Promise<void> {
    const state = stateAfter(action, report.state)
    await repository.changeReport(trx, report.id, { state, ...columns })
    if (state !== report.state) await repository.addStep(trx, report.id, state, today(), by, note)
  }

  /** Sends a text to the holder of the code and to those of merged reports, sealed for both sides. */
  async function sendToHolder(
    { trx, report, by }: LockedReport,
    kind: EntryKind,
    text: string,
  ): Promise<void> {
    const office = await officeRecipient(trx)
    if (office === null) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    const forOffice = await sealFor(office, text.trim())
    const others = kind === 'FEEDBACK' ? await mergedInto(trx, report.id) : []
    for (const { id, holder } of [report, ...others]) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      const forHolder = await sealFor(holder, text.trim())
      // oxlint-disable-next-line no-await-in-loop -- as above
      await repository.addEntry(trx, id, { kind, day: today(), by, forOffice, forHolder })
    }
  }

  const take = (target: ReportVersion, context: CallContext) =>
    runActionAndFetch('take', target, context, async locked => {
      const { trx, report, by } = locked
      await setState('take', locked, {
        report_no: report.report_no ?? (await services.in(trx).nextSerial('SR', 4)),
        handler: by,
        // A report that somebody has taken is no longer announced to the office as new.
        untold: report.untold === 'new' ? null : report.untold,
      })
    })

  /** Sends a text to the holder of the code. */
  const sendText = (
    action: keyof typeof ENTRY_KINDS,
    { text, ...target }: ReportVersion & { readonly text: string },
    context: CallContext,
  ) =>
    runActionAndFetch(action, target, context, async locked => {
      await sendToHolder(locked, ENTRY_KINDS[action], text)
      const questionColumns = action === 'ask' ? { asked_from: locked.report.state, asked_on: today() } : {}
      await setState(action, locked, questionColumns)
    })

  const merge = ({ master, ...target }: ReportVersion & { readonly master: string }, context: CallContext) =>
    runActionAndFetch('merge', target, context, async locked => {
      const { trx, report } = locked
      const found = await repository.findByNumber(trx, master)
      const isOpen = found !== undefined && found.id !== report.id && found.merged_into === null
      if (!isOpen || found.state === 'REDIRECTED') throw new Refusal(REPORT_ERRORS.masterWrong)
      await setState('merge', locked, { merged_into: found.id })
    })

  /** Takes the report away from a handler with a conflict of interest, who can no longer open it. */
  const recuse = (target: ReportVersion, context: CallContext) =>
    runAction('recuse', target, context, async locked => {
      const { trx, report, by } = locked
      await trx.insertInto('safety_quality_recusal').values({ report_id: report.id, user_code: by }).execute()
      // The office is notified again, as of a new report.
      await repository.changeReport(trx, report.id, { handler: null, untold: 'new' })
    })

  /** Postpones closing, once. The reason is shown to the holder of the code. */
  const extend = ({ text, ...target }: ReportVersion & { readonly text: string }, context: CallContext) =>
    runActionAndFetch('extend', target, context, async locked => {
      await sendToHolder(locked, 'FEEDBACK', text)
      await repository.addStep(locked.trx, locked.report.id, 'EXTENDED', today(), locked.by)
      await setState('extend', locked, { extended_on: today() })
    })

  /**
   * Returns the reporter's contact data (the strip), still sealed for the office: only the server's own layer of
   * encryption is removed. Records reader and reason first; both are shown to the holder of the code.
   */
  async function openStrip(
    { id, reason }: { readonly id: string; readonly reason: string },
    context: CallContext,
  ): Promise<{ strip: string }> {
    const by = callerOf(context).userCode
    const keys = await readServerKeys(db)
    const sealed = await db.transaction().execute(async trx => {
      const report = await requireReadable(trx, await repository.lockReport(trx, id), context)
      if (report.handler !== by) throw new Refusal(REPORT_ERRORS.notYours)
      if (report.strip === null) throw new Refusal(REPORT_ERRORS.stripGone)
      const opening = { id: randomUUID(), report_id: id, by_code: by, at: clock.now(), reason: reason.trim() }
      await trx.insertInto('safety_quality_strip_opening').values(opening).execute()
      await repository.addStep(trx, id, 'CONTACT_READ', today(), by)
      return report.strip
    })
    return { strip: unwrapStrip(keys.strip, sealed) }
  }

  return {
    ...reader,
    runActionAndFetch,
    setState,
    sendToHolder,
    today,
    take,
    sendText,
    merge,
    recuse,
    extend,
    openStrip,
  }
}

export type ReportDesk = ReturnType<typeof reportDesk>
