import { tableState } from '@apron/pages/list'
import { recordLink, useRecordWords } from '@apron/pages/records'
import { useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DataTable } from '@apron/ui/table'
import { type Loan, loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { loanColumns, SHOWN } from './loan-columns.ts'

const ROWS = 50

const linkTo = (row: Loan) => recordLink(loan, '/loan', row)

/** Open loans of the site, by the time at which they are due back. */
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
      columns={loanColumns(words).filter(({ id }) => SHOWN.includes(id))}
    />
  )
}
