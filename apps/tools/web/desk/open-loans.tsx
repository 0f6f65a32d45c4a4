import { wireMinute } from '@apron/contract/wire/wire-time'
import { recordLink } from '@apron/pages/records'
import { failureText, useNavigate, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Status } from '@apron/ui/status'
import { DataTable, type TableColumn } from '@apron/ui/table'
import { Mono } from '@apron/ui/text'
import { type Loan, loan } from '../../contract/loan.ts'
import { DESK_TEXTS } from './desk.texts.ts'

const SHOWN = 50
const QUERY = {
  current: 1,
  size: SHOWN,
  queryCriteria: { status: ['OPEN', 'PARTIAL'], sortBy: 'dueTime' },
} as const

/** Tools of a loan that are still out. */
function outOf({ items, returns }: Loan): string {
  const back = new Set(returns.map(({ assetNo }) => assetNo))
  return items
    .map(({ assetNo }) => assetNo)
    .filter(assetNo => !back.has(assetNo))
    .join(' ')
}

const linkTo = (row: Loan) => recordLink(loan, '/loan', row)

/** Open loans of the site, by the time at which they are due back. */
export function OpenLoans() {
  const texts = useTexts(DESK_TEXTS)
  const navigate = useNavigate()
  const body = {
    ...QUERY,
    queryCriteria: { ...QUERY.queryCriteria, status: [...QUERY.queryCriteria.status] },
  }
  const { data, error, refetch } = useAppQuery(loan.calls.queryPage, { body })
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
      columns={columnsWith(texts)}
    />
  )
}

function columnsWith(texts: Readonly<Record<'open' | 'overdue', string>>): TableColumn<Loan>[] {
  return [
    {
      id: 'loanNo',
      labels: DESK_TEXTS.loanNo,
      cell: ({ loanNo }) => <Mono>{loanNo}</Mono>,
      text: ({ loanNo }) => loanNo,
      width: 144,
    },
    { id: 'borrower', labels: DESK_TEXTS.borrower, cell: ({ borrower }) => borrower.name, width: 128 },
    { id: 'tools', labels: DESK_TEXTS.tools, cell: outOf },
    { id: 'acReg', labels: DESK_TEXTS.acReg, cell: ({ acReg }) => acReg || '–', width: 112 },
    { id: 'due', labels: DESK_TEXTS.due, cell: ({ dueTime }) => wireMinute(dueTime), width: 160 },
    {
      id: 'state',
      labels: DESK_TEXTS.state,
      width: 112,
      cell: ({ overdue }) => (
        <Status meaning={overdue ? 'red' : 'info'}>{overdue ? texts.overdue : texts.open}</Status>
      ),
    },
  ]
}
