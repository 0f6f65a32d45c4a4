import { Refusal } from '@apron/contract/errors/refusal'
import type { PageOf } from '@apron/contract/lists/paging'
import { textOf } from '@apron/contract/texts/text-pair'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { NamedValue } from '@apron/server-kit/dictionary/dictionaries-service'
import { loadNames, type Names } from '@apron/server-kit/people/names'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import { REPORT_ACTION_PERMISSIONS, REPORT_DIRECT_PERMISSION } from '../../contract/reports/desk.calls.ts'
import type {
  DeskQuery,
  DeskReport,
  DeskRow,
  ReportSummary,
  ReportWork,
} from '../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../contract/reports/report.errors.ts'
import {
  DEID_SIGNATURES,
  REPORT_DIRECTORIES,
  type ReportAction,
} from '../../contract/reports/report.values.ts'
import { reportActions } from '../../contract/rules/reports/report-state.ts'
import { reportTargets } from '../../contract/rules/reports/report-targets.ts'
import * as repository from './report.repository.ts'
import type { ReportDb } from './report.tables.ts'
import { findWork, isRecused, listOrders, listSignatures, type WorkRecord } from './report-work.store.ts'

/** Returns the actions that a caller may take on a report. */
export function allowedActions(
  report: repository.ReportRecord,
  work: WorkRecord | undefined,
  context: CallContext,
): ReportAction[] {
  const { userCode, resources } = callerOf(context)
  return reportActions(
    {
      state: report.state,
      handler: report.handler,
      submittedBy: work?.submitted_by ?? null,
      residual: work?.closing?.residual ?? null,
      isExtended: report.extended_on !== null,
    },
    {
      userCode,
      isDirector: resources.has(REPORT_DIRECT_PERMISSION),
      may: action => resources.has(REPORT_ACTION_PERMISSIONS[action]),
    },
  )
}

/** @throws Refusal if the report does not exist or the caller has a conflict of interest */
export async function requireReadable(
  db: ReportDb,
  report: repository.ReportRecord | undefined,
  context: CallContext,
): Promise<repository.ReportRecord> {
  if (report === undefined || (await isRecused(db, report.id, callerOf(context).userCode))) {
    throw new Refusal(REPORT_ERRORS.gone)
  }
  return report
}

/** Reads reports for the desk of the safety office. */
export function deskReader(
  services: Pick<PluginServices, 'dictionaries' | 'db' | 'people' | 'departments'>,
  db: ReportDb,
) {
  const categories = () => services.dictionaries.valuesOf(services.db, [REPORT_DIRECTORIES.category])

  async function list(query: DeskQuery, context: CallContext): Promise<PageOf<DeskRow>> {
    const page = await repository.listReports(db, query, callerOf(context).userCode)
    const people = page.records.flatMap(({ handler }) => handler ?? [])
    const names = await loadNames(services, context.language, { people, departments: [] })
    const values = await categories()
    return { ...page, records: page.records.map(report => toRow(report, names, values, context)) }
  }

  async function detail(id: string, context: CallContext): Promise<DeskReport> {
    const { language } = context
    const report = await requireReadable(db, await repository.findReport(db, id), context)
    const entries = await repository.listEntries(db, id)
    const steps = await repository.listSteps(db, id)
    const work = await findWork(db, id)
    const signatures = await listSignatures(db, id)
    const orders = await listOrders(db, id)
    const master =
      report.merged_into === null ? undefined : await repository.findReport(db, report.merged_into)
    const library = await libraryNumber(work?.library_id ?? null)
    const people = [
      report.handler,
      work?.submitted_by ?? null,
      ...entries.map(({ by_code }) => by_code),
      ...signatures.map(({ by_code }) => by_code),
    ].flatMap(code => code ?? [])
    const names = await loadNames(services, language, { people, departments: [] })
    const hasFeedback = entries.some(({ kind }) => kind === 'FEEDBACK' || kind === 'REDIRECTION')
    return {
      ...toRow(report, names, await categories(), context),
      event: report.event,
      hasStrip: report.strip !== null,
      steps: steps.map(({ kind, on_day, note }) => ({ kind, date: on_day, note })),
      entries: entries.map(({ kind, on_day, by_code, for_office }) => ({
        kind,
        date: on_day,
        by: by_code === null ? null : names.person(by_code),
        text: for_office,
      })),
      actions: allowedActions(report, work, context),
      mergedInto: master?.report_no ?? null,
      work: work === undefined ? null : toWork(work),
      orders: orders.map(({ id: orderId, ro_no, title_zh, title_en, status }) => ({
        id: orderId,
        roNo: ro_no,
        title: textOf({ zh: title_zh, en: title_en }, language),
        status,
      })),
      targets: reportTargets({
        received: report.received_on,
        state: report.state,
        hasFeedback,
        isExtended: report.extended_on !== null,
      }),
    }

    function toWork(found: WorkRecord): ReportWork {
      return {
        protectClass: found.protect_class,
        mandatory: found.mandatory,
        findings: found.findings,
        closing: found.closing,
        submittedBy: found.submitted_by === null ? null : names.person(found.submitted_by),
        signatures: signatures.map(({ by_code, on_day }) => ({ by: names.person(by_code), date: on_day })),
        libraryNumber: library,
      }
    }
  }

  async function libraryNumber(id: string | null): Promise<string | null> {
    if (id === null) return null
    const entry = await db
      .selectFrom('safety_quality_library_entry')
      .select('entry_no')
      .where('id', '=', id)
      .executeTakeFirst()
    return entry?.entry_no ?? null
  }

  /** Returns the summary for managers and directors. It contains none of the reporter's words. */
  async function summary(id: string, context: CallContext): Promise<ReportSummary> {
    const report = await requireReadable(db, await repository.findReport(db, id), context)
    const work = await findWork(db, id)
    if (work === undefined) throw new Refusal(REPORT_ERRORS.gone)
    const isSigned = (await listSignatures(db, id)).length >= DEID_SIGNATURES
    return {
      number: report.report_no,
      category: { code: report.category, name: nameOf(await categories(), report.category, context) },
      state: report.state,
      risk: work.findings.risk,
      residual: work.closing?.residual ?? null,
      interim: work.findings.interim,
      card: isSigned ? work.findings.card : null,
    }
  }

  return { list, detail, summary }
}

function nameOf(values: readonly NamedValue[], code: string, { language }: CallContext): string {
  return values.find(({ value }) => value === code)?.name[language] ?? code
}

function toRow(
  report: repository.ReportRecord,
  names: Names,
  categories: readonly NamedValue[],
  context: CallContext,
): DeskRow {
  return {
    id: report.id,
    version: report.version,
    number: report.report_no,
    received: report.received_on,
    band: report.band,
    language: report.language,
    category: { code: report.category, name: nameOf(categories, report.category, context) },
    state: report.state,
    handler: report.handler === null ? null : names.person(report.handler),
  }
}
