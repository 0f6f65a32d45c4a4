import { type RecordWords, recordColumns } from '@apron/pages/records'
import type { TableColumn } from '@apron/ui/table'
import { assetsOut, type Loan, loan } from '../../contract/loan.ts'

/** Columns shown until somebody chooses their own. */
export const SHOWN: readonly string[] = [
  'loanNo',
  'borrower',
  'items',
  'acReg',
  'dueTime',
  'overdue',
  'status',
]

/** Returns the tools of a loan that are still out, or all of a closed one. */
const assetsOf = ({ items, returns, status }: Loan) =>
  assetsOut({ items, returns: status === 'CLOSED' ? [] : returns }).join(' ')

/** The described columns of loans, with the asset numbers of the tools. */
export const loanColumns = (words: RecordWords): TableColumn<Loan>[] =>
  recordColumns(loan, words, [], { items: { cell: assetsOf, text: assetsOf } })
