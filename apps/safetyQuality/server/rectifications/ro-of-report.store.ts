import { type Kysely, sql } from 'kysely'

/**
 * Returns the number of a voluntary report that the handler is investigating. The query names the table directly, so
 * that orders and reports do not import each other.
 */
export async function findInvestigatedReport<DB>(
  db: Kysely<DB>,
  id: string,
  handler: string,
): Promise<{ readonly report_no: string | null } | undefined> {
  const { rows } = await sql<{ report_no: string | null }>`
    select report_no from safety_quality_report
     where id = ${id} and handler = ${handler} and state in ('INVESTIGATING', 'ACTION')`.execute(db)
  return rows[0]
}

/** Returns a report and its handler once all its orders are closed, or undefined while one is open. */
export async function findReportWithClosedOrders<DB>(
  db: Kysely<DB>,
  id: string,
): Promise<{ readonly report_no: string; readonly handler: string } | undefined> {
  const { rows } = await sql<{ report_no: string; handler: string }>`
    select report_no, handler from safety_quality_report
     where id = ${id} and state = 'ACTION' and handler is not null
       and not exists (
         select 1 from safety_quality_rectification
          where source_type = 'VSR' and source_id = ${id} and del_flag = 0 and status not in ('CLOSED', 'VOID'))`.execute(
    db,
  )
  return rows[0]
}
