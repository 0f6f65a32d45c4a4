import { recordLink, useRecordWords } from '@apron/pages/records'
import { failureText, useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DataTable } from '@apron/ui/table'
import { type Loan, loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'
import { loanColumns } from './loan-columns.ts'

const COLUMNS = new Set(['loanNo', 'borrower', 'items', 'acReg', 'dueTime', 'overdue', 'status'])
const SHOWN = 50

const linkTo = (row: Loan) => recordLink(loan, '/loan', row)

/** Open loans of the site, by the time at which they are due back. */
export function OpenLoans() {
  const texts = useTexts(DESK_TEXTS)
  const words = useRecordWords(loan)
  const navigate = useNavigate()
  const { data, error, refetch } = useAppQuery(loan.calls.queryPage, {
    body: {
      current: 1,
      size: SHOWN,
      queryCriteria: { status: ['OPEN', 'PARTIAL'], sortBy: 'dueTime' },
    },
  })
  return (
    <DataTable
      label={texts.openLoans}
      rows={data?.records ?? []}
      state={error !== null ? 'failed' : data === undefined ? 'loading' : 'ready'}
      {...(error === null ? {} : { errorText: failureText(error) })}
      onRetry={() => void refetch()}
      emptyText={texts.noLoans}
      rowKey={({ id }) => id}
      rowHref={linkTo}
      onRowOpen={row => navigate(linkTo(row))}
      rowMeaning={({ overdue }) => (overdue ? 'red' : undefined)}
      cards
      columns={loanColumns(words).filter(({ id }) => COLUMNS.has(id))}
    />
  )
}
