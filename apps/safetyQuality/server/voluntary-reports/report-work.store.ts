import { type Selectable, sql } from 'kysely'
import type { DeidSignatureTable, ReportDb, ReportWorkTable } from './report.tables.ts'

export type WorkRecord = Selectable<ReportWorkTable>

export const findWork = (db: ReportDb, id: string): Promise<WorkRecord | undefined> =>
  db.selectFrom('safety_quality_report_work').selectAll().where('report_id', '=', id).executeTakeFirst()

export async function changeWork(
  db: ReportDb,
  id: string,
  columns: Partial<{
    findings: string
    closing: string | null
    submitted_by: string | null
    library_id: string
  }>,
): Promise<void> {
  await db.updateTable('safety_quality_report_work').set(columns).where('report_id', '=', id).execute()
}

export const listSignatures = (db: ReportDb, id: string): Promise<Selectable<DeidSignatureTable>[]> =>
  db
    .selectFrom('safety_quality_deid_signature')
    .selectAll()
    .select(sql<string>`to_char(on_day, 'YYYY-MM-DD')`.as('on_day'))
    .where('report_id', '=', id)
    .orderBy('safety_quality_deid_signature.on_day')
    .orderBy('by_code')
    .execute()

/** Returns the rectification orders of a report. */
export const listOrders = (db: ReportDb, id: string) =>
  db
    .selectFrom('safety_quality_rectification')
    .select(['id', 'ro_no', 'title_zh', 'title_en', 'status'])
    .where('source_type', '=', 'VSR')
    .where('source_id', '=', id)
    .where('del_flag', '=', 0)
    .where('status', '!=', 'VOID')
    .orderBy('ro_no')
    .execute()

/** Returns true if a person declared a conflict of interest for a report. */
export async function isRecused(db: ReportDb, id: string, userCode: string): Promise<boolean> {
  const found = await db
    .selectFrom('safety_quality_recusal')
    .select('report_id')
    .where('report_id', '=', id)
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the reports that were merged into another one. */
export const mergedInto = (db: ReportDb, id: string) =>
  db.selectFrom('safety_quality_report').select(['id', 'holder']).where('merged_into', '=', id).execute()
