import { randomUUID } from 'node:crypto'
import type { PageOf } from '@apron/contract/lists/paging'
import { pageOf } from '@apron/server-kit/db/page-of'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { DeskQuery } from '../../contract/reports/report.entities.ts'
import type { EntryKind, StepKind } from '../../contract/reports/report.values.ts'
import type { ReportDb, ReportEntryTable, ReportStepTable, ReportTable } from './report.tables.ts'

/** A report with its day as it is read. */
export type ReportRecord = Selectable<ReportTable>
export type EntryRecord = Selectable<ReportEntryTable>
export type StepRecord = Selectable<ReportStepTable>

const dayOf = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

const selectReports = (db: ReportDb) =>
  db
    .selectFrom('safety_quality_report')
    .selectAll()
    .select([
      dayOf('received_on').as('received_on'),
      dayOf('asked_on').as('asked_on'),
      dayOf('closed_on').as('closed_on'),
      dayOf('extended_on').as('extended_on'),
    ])

/** @returns false if there is already a report with this code */
export async function addReport(db: ReportDb, report: Insertable<ReportTable>): Promise<boolean> {
  const added = await db
    .insertInto('safety_quality_report')
    .values(report)
    .onConflict(conflict => conflict.column('code_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export const findByCode = (db: ReportDb, hash: string): Promise<ReportRecord | undefined> =>
  selectReports(db).where('code_hash', '=', hash).executeTakeFirst()

export const findByNumber = (db: ReportDb, reportNo: string): Promise<ReportRecord | undefined> =>
  selectReports(db).where('report_no', '=', reportNo).executeTakeFirst()

export const findReport = (db: ReportDb, id: string): Promise<ReportRecord | undefined> =>
  selectReports(db).where('id', '=', id).executeTakeFirst()

/** Locks the record until the transaction ends. */
export const lockReport = (db: ReportDb, id: string): Promise<ReportRecord | undefined> =>
  selectReports(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns one page for the desk: newest day first, within a day in random order. */
export async function listReports(
  db: ReportDb,
  query: DeskQuery,
  caller: string,
): Promise<PageOf<ReportRecord>> {
  const { state, category, mine } = query.queryCriteria
  let found = selectReports(db).where(eb =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('safety_quality_recusal as r')
          .select('r.report_id')
          .whereRef('r.report_id', '=', 'safety_quality_report.id')
          .where('r.user_code', '=', caller),
      ),
    ),
  )
  if (state !== undefined) found = found.where('state', '=', state)
  if (category !== undefined) found = found.where('category', '=', category)
  if (mine === true) found = found.where('handler', '=', caller)
  return await pageOf(found.orderBy('safety_quality_report.received_on', 'desc').orderBy('id'), query)
}

/** Changes columns of a report and increments its version. */
export async function changeReport(
  db: ReportDb,
  id: string,
  columns: Partial<
    Pick<ReportTable, 'state' | 'report_no' | 'handler' | 'category' | 'asked_from' | 'strip' | 'untold'>
  > & {
    readonly asked_on?: string | null
    readonly merged_into?: string
    readonly closed_on?: string | null
    readonly extended_on?: string
  },
): Promise<void> {
  await db
    .updateTable('safety_quality_report')
    .set(eb => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Marks the office as notified. Keeps the version, because nothing that a reader saw has changed. */
export async function markOfficeNotified(db: ReportDb, id: string): Promise<void> {
  await db.updateTable('safety_quality_report').set({ untold: null }).where('id', '=', id).execute()
}

interface NewEntry {
  readonly kind: EntryKind
  readonly day: string
  readonly by: string | null
  readonly forOffice: string
  readonly forHolder: string
}

/** @param id of a locked report */
export async function addEntry(db: ReportDb, id: string, entry: NewEntry): Promise<void> {
  await db
    .insertInto('safety_quality_report_entry')
    .values(eb => ({
      id: randomUUID(),
      report_id: id,
      seq: eb
        .selectFrom('safety_quality_report_entry')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('report_id', '=', id),
      kind: entry.kind,
      on_day: entry.day,
      by_code: entry.by,
      for_office: entry.forOffice,
      for_holder: entry.forHolder,
    }))
    .execute()
}

/** @param id of a locked or new report */
export async function addStep(
  db: ReportDb,
  id: string,
  kind: StepKind,
  day: string,
  by: string | null,
  note = '',
): Promise<void> {
  await db
    .insertInto('safety_quality_report_step')
    .values(eb => ({
      report_id: id,
      seq: eb
        .selectFrom('safety_quality_report_step')
        .select(sql<number>`coalesce(max(seq), 0) + 1`.as('next'))
        .where('report_id', '=', id),
      kind,
      on_day: day,
      by_code: by,
      note,
    }))
    .execute()
}

export const listEntries = (db: ReportDb, id: string): Promise<EntryRecord[]> =>
  db
    .selectFrom('safety_quality_report_entry')
    .selectAll()
    .select(dayOf('on_day').as('on_day'))
    .where('report_id', '=', id)
    .orderBy('seq')
    .execute()

export const listSteps = (db: ReportDb, id: string): Promise<StepRecord[]> =>
  db
    .selectFrom('safety_quality_report_step')
    .selectAll()
    .select(dayOf('on_day').as('on_day'))
    .where('report_id', '=', id)
    .orderBy('seq')
    .execute()
