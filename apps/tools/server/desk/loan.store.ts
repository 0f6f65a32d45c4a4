import { type Kysely, type Selectable, sql } from 'kysely'
import type { ToolsTables } from '../tools.tables.ts'

export type StoredLoan = Selectable<ToolsTables['tools_loan']>

/** How long a loan may be overdue before its borrower gets no more tools. */
const OVERDUE_LIMIT_MS = 24 * 3_600_000

const loans = (db: Kysely<unknown>) =>
  db.withTables<ToolsTables>().selectFrom('tools_loan').where('tools_loan.del_flag', '=', 0)

export const isLongOverdue = (due: Date, now: Date): boolean =>
  now.getTime() - due.getTime() > OVERDUE_LIMIT_MS

/** Returns the loans of a person at any site that are overdue by more than 24 hours. */
export async function longOverdueLoans(db: Kysely<unknown>, borrower: string, now: Date) {
  return await loans(db)
    .select(['id', 'loan_no', 'override_by', 'override_reason'])
    .where('borrower', '=', borrower)
    .where('status', '!=', 'CLOSED')
    .where('due_time', '<', new Date(now.getTime() - OVERDUE_LIMIT_MS))
    .orderBy('due_time')
    .execute()
}

/** Returns true if the loan names the tool and does not have it back. */
const holds = (assetNo: string) => {
  const line = JSON.stringify([{ assetNo }])
  return sql<boolean>`items @> ${line}::text::jsonb and not returns @> ${line}::text::jsonb`
}

/** Returns the open loan of a site that has this tool, or null. @param lock until the transaction ends */
export async function openLoanOf(
  db: Kysely<unknown>,
  site: string,
  assetNo: string,
  lock = false,
): Promise<StoredLoan | null> {
  const found = await loans(db)
    .selectAll()
    .where('site_code', '=', site)
    .where('status', '!=', 'CLOSED')
    .where(holds(assetNo))
    .$if(lock, rows => rows.forUpdate())
    .executeTakeFirst()
  return found ?? null
}

/** Returns the loans that had a tool since a day, oldest first. @param day `yyyy-MM-dd`; null: since it was bought */
export async function loansOfTool(db: Kysely<unknown>, assetNo: string, day: string | null) {
  return await loans(db)
    .select(['loan_no', 'card_no', 'ac_reg', 'out_time'])
    .where(sql<boolean>`items @> ${JSON.stringify([{ assetNo }])}::text::jsonb`)
    .$if(day !== null, rows =>
      rows.where(sql<boolean>`out_time >= ${day}::text::date::timestamp at time zone 'Asia/Shanghai'`),
    )
    .orderBy('out_time')
    .execute()
}
