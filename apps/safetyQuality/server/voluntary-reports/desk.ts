import { randomUUID } from 'node:crypto'
import type { PageOf } from '@apron/contract/entities/paging'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { wireDate } from '@apron/contract/wire/wire-time'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { NamedValue } from '@apron/server-kit/dictionary/dictionaries-service'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { DeskQuery, DeskReport, DeskRow } from '../../contract/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/report.errors.ts'
import { type EntryKind, REPORT_DIRECTORIES, type ReportAction } from '../../contract/report.values.ts'
import { reportActions, stateAfter } from '../../contract/rules/report-state.ts'
import { officeRecipient } from './office-key.store.ts'
import * as repository from './report.repository.ts'
import type { ReportDb, ReportTables } from './report.tables.ts'
import { sealFor } from './sealing.ts'
import { unwrapStrip } from './second-layer.ts'
import { readServerKeys } from './server-keys.ts'

interface Seen {
  readonly id: string
  readonly version: number
}

/** What the office says with an action, by what it is called between the two. */
const SAYS: Readonly<Record<Exclude<ReportAction, 'take'>, EntryKind>> = {
  ask: 'QUESTION',
  feedback: 'FEEDBACK',
  redirect: 'REDIRECTION',
}

/** The desk of the safety office. */
export function reportDesk(services: PluginServices) {
  const { clock, db: database, dictionaries } = services
  const db = database.withTables<ReportTables>()
  const today = () => wireDate(clock.now())
  const categories = () => dictionaries.valuesOf(database, [REPORT_DIRECTORIES.category])

  async function list(query: DeskQuery, context: CallContext): Promise<PageOf<DeskRow>> {
    const page = await repository.listReports(db, query, callerOf(context).userCode)
    const names = await namesOf(page.records, context)
    const values = await categories()
    return { ...page, records: page.records.map(report => toRow(report, names, values, context)) }
  }

  async function detail(id: string, context: CallContext): Promise<DeskReport> {
    const report = requireThere(await repository.findReport(db, id))
    const entries = await repository.entriesOf(db, id)
    const steps = await repository.stepsOf(db, id)
    const speakers = entries.flatMap(({ by_code }) => (by_code === null ? [] : [by_code]))
    const names = await namesOf([report], context, speakers)
    return {
      ...toRow(report, names, await categories(), context),
      event: report.event,
      hasStrip: report.strip !== null,
      steps: steps.map(({ kind, on_day }) => ({ kind, date: on_day })),
      entries: entries.map(({ kind, on_day, by_code, for_office }) => ({
        kind,
        date: on_day,
        by: by_code === null ? null : names.person(by_code),
        text: for_office,
      })),
      actions: actionsOf(report, context),
    }
  }

  async function take(seen: Seen, context: CallContext): Promise<DeskReport> {
    // Before the transaction: the series has one of its own. Gaps are allowed.
    const reportNo = await services.nextSerial('SR', 4)
    return await act('take', seen, context, async (trx, report, by) => {
      await repository.changeReport(trx, report.id, {
        state: stateAfter('take', report.state),
        report_no: reportNo,
        handler: by,
        untold: report.untold === 'new' ? null : report.untold,
      })
      await repository.addStep(trx, report.id, 'TRIAGE', today(), by)
    })
  }

  /** Says something to the holder of the code, sealed for both. */
  const say = (
    action: Exclude<ReportAction, 'take'>,
    { text, ...seen }: Seen & { readonly text: string },
    context: CallContext,
  ) =>
    act(action, seen, context, async (trx, report, by) => {
      const office = await officeRecipient(trx)
      if (office === null) throw new Refusal(REPORT_ERRORS.noOfficeKey)
      const forOffice = await sealFor(office, text.trim())
      const forHolder = await sealFor(report.holder, text.trim())
      const kind = SAYS[action]
      await repository.addEntry(trx, report.id, { kind, day: today(), by, forOffice, forHolder })
      const state = stateAfter(action, report.state)
      const asked = action === 'ask' ? ({ asked_from: report.state, asked_on: today() } as const) : {}
      await repository.changeReport(trx, report.id, { state, ...asked })
      if (state !== report.state) await repository.addStep(trx, report.id, state, today(), by)
    })

  /** An action on a report of the version that the person saw; nobody else changes it meanwhile. */
  async function act(
    action: ReportAction,
    { id, version }: Seen,
    context: CallContext,
    work: (trx: ReportDb, report: repository.ReportRecord, by: string) => Promise<void>,
  ): Promise<DeskReport> {
    await db.transaction().execute(async trx => {
      const report = requireThere(await repository.lockReport(trx, id))
      if (report.version !== version) throw new Refusal(SERVER_ERRORS.conflict)
      if (!actionsOf(report, context).includes(action)) throw new Refusal(SERVER_ERRORS.notAllowedInState)
      await work(trx, report, callerOf(context).userCode)
    })
    return await detail(id, context)
  }

  /** Contact data without the server's layer; who opened it and why is written down first, and shown to whoever holds the code. */
  async function openStrip(
    { id, reason }: { readonly id: string; readonly reason: string },
    context: CallContext,
  ): Promise<{ strip: string }> {
    const by = callerOf(context).userCode
    const keys = await readServerKeys(db)
    const sealed = await db.transaction().execute(async trx => {
      const report = requireThere(await repository.lockReport(trx, id))
      if (report.handler !== by) throw new Refusal(REPORT_ERRORS.notYours)
      if (report.strip === null) throw new Refusal(REPORT_ERRORS.stripGone)
      const opening = { id: randomUUID(), report_id: id, by_code: by, at: clock.now(), reason: reason.trim() }
      await trx.insertInto('safety_quality_strip_opening').values(opening).execute()
      await repository.addStep(trx, id, 'CONTACT_READ', today(), by)
      return report.strip
    })
    return { strip: unwrapStrip(keys.strip, sealed) }
  }

  const namesOf = (
    reports: readonly repository.ReportRecord[],
    { language }: CallContext,
    others: readonly string[] = [],
  ) =>
    loadNames(services, language, {
      people: [...reports.flatMap(({ handler }) => (handler === null ? [] : [handler])), ...others],
      departments: [],
    })

  return { list, detail, take, say, openStrip }
}

function requireThere(report: repository.ReportRecord | undefined): repository.ReportRecord {
  if (report === undefined) throw new Refusal(REPORT_ERRORS.gone)
  return report
}

const actionsOf = (report: repository.ReportRecord, context: CallContext) =>
  reportActions(report, callerOf(context).userCode)

function toRow(
  report: repository.ReportRecord,
  names: Names,
  categories: readonly NamedValue[],
  { language }: CallContext,
): DeskRow {
  const category = categories.find(({ value }) => value === report.category)?.name
  return {
    id: report.id,
    version: report.version,
    number: report.report_no,
    received: report.received_on,
    band: report.band,
    language: report.language,
    category: { code: report.category, name: category?.[language] ?? report.category },
    state: report.state,
    handler: report.handler === null ? null : names.person(report.handler),
  }
}
