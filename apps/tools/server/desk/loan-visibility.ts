import { visibleTo } from '@apron/server-kit/records/visibility'
import type { Selectable } from 'kysely'
import { loan } from '../../contract/loan.ts'
import type { ToolsTables } from '../tools.tables.ts'

type LoanRow = Selectable<ToolsTables['tools_loan']>

/** A loan is seen by its borrower, by the department of the borrower, and by those who see all. */
export const LOAN_VISIBILITY = visibleTo<Pick<LoanRow, 'borrower' | 'borrower_dept'>>({
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
