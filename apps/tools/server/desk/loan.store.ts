import type { StoredOf } from '@apron/server-kit/records/described/record-table'
import { recordsWhere } from '@apron/server-kit/records/list-records'
import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import { sql } from 'kysely'
import { loan } from '../../contract/loan.ts'
import type { Db } from '../ledger/tool.store.ts'

export type StoredLoan = StoredOf<(typeof loan)['fields']>

/** Overdue time after which a borrower gets no more tools. */
const OVERDUE_LIMIT_MS = 24 * 3_600_000

export const isLongOverdue = (due: Date, now: Date): boolean =>
  now.getTime() - due.getTime() > OVERDUE_LIMIT_MS

/** Returns the loans of a person that are over 24 hours late, and the numbers of those without an override. */
export async function longOverdueLoans(db: Db, borrower: string, now: Date) {
  const limit = new Date(now.getTime() - OVERDUE_LIMIT_MS)
  const isLate = sql<boolean>`borrower = ${borrower} and status <> 'CLOSED' and due_time < ${limit}`
  const loans = await recordsWhere(db, loan, isLate, { orderBy: ['dueTime'] })
  const blocking = loans.filter(({ overrideBy }) => overrideBy === null).map(({ loanNo }) => loanNo)
  return { loans, blocking }
}

interface Borrowed {
  readonly borrower: string
  readonly borrower_dept: string | null
}

/** Rule of visibility: a loan is visible to its borrower, the borrower's department, and people who see all loans. */
export const LOAN_VISIBILITY = visibleTo<Borrowed>({
  table: loan.table,
  alias: loan.table,
  permission: loan.rights.view,
  rule: {
    any: [
      { person: ['borrower'] },
      { department: 'borrower_dept' },
      { holds: ['tools:loan:viewAll', loan.rights.edit] },
    ],
  },
})

const hasAsset = (column: 'items' | 'returns', assetNo: string) =>
  sql<boolean>`${sql.ref(column)} @> ${JSON.stringify([{ assetNo }])}::text::jsonb`

/** Returns the open loan of a site that contains this tool, or null. @param lock until the transaction ends */
export async function openLoanOf(db: Db, site: string, assetNo: string, lock = false) {
  const isOut = sql<boolean>`status <> 'CLOSED' and ${hasAsset('items', assetNo)} and not ${hasAsset('returns', assetNo)}`
  const [found = null] = await recordsWhere(db, loan, isOut, { site, lock })
  return found
}

/** Returns the loans of a tool since a day, oldest first. @param day `yyyy-MM-dd`, or null for all */
export async function loansOfTool(db: Db, assetNo: string, day: string | null): Promise<StoredLoan[]> {
  const since = sql`${day}::text::date::timestamp at time zone 'Asia/Shanghai'`
  const wasOnLoan = sql<boolean>`${hasAsset('items', assetNo)} and (${day}::text is null or out_time >= ${since})`
  return await recordsWhere(db, loan, wasOnLoan, { orderBy: ['outTime'] })
}
