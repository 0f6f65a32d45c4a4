import { tableState } from '@apron/pages/list'
import { type RecordWords, recordColumns, recordLink, useRecordWords } from '@apron/pages/records'
import { useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DataTable } from '@apron/ui/table'
import { assetsOut, type Loan, loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'

const ROWS = 50
export const DEFAULT_COLUMNS = ['loanNo', 'borrower', 'items', 'acReg', 'dueTime', 'overdue', 'status']

/** Returns the tools of a loan that are still out, or all of a closed one. */
const assetsOf = ({ items, returns, status }: Loan) =>
  assetsOut({ items, returns: status === 'CLOSED' ? [] : returns }).join(' ')

export const loanColumns = (words: RecordWords) =>
  recordColumns<(typeof loan)['fields'], Loan>(loan, words, [], { items: { cell: assetsOf, text: assetsOf } })

const linkTo = (row: Loan) => recordLink(loan, '/loan', row)

export function OpenLoans() {
  const texts = useTexts(DESK_TEXTS)
  const words = useRecordWords(loan)
  const navigate = useNavigate()
  const loans = useAppQuery(loan.calls.queryPage, {
    body: { current: 1, size: ROWS, queryCriteria: { status: ['OPEN', 'PARTIAL'], sortBy: 'dueTime' } },
  })
  return (
    <DataTable
      {...tableState(loans)}
      label={texts.openLoans}
      rows={loans.data?.records ?? []}
      emptyText={texts.noLoans}
      rowKey={({ id }) => id}
      rowHref={linkTo}
      onRowOpen={row => navigate(linkTo(row))}
      rowMeaning={({ overdue }) => (overdue ? 'red' : undefined)}
      cards
      columns={loanColumns(words).filter(({ id }) => DEFAULT_COLUMNS.includes(id))}
    />
  )
}
