import { RecordList, useRecordWords } from '@apron/pages/records'
import { loan } from '../../contract/loan.ts'
import { DEFAULT_COLUMNS, loanColumns } from './open-loans.tsx'

/** Page `/tools/loans`: loans of the site, to filter, export and print. New ones are created at the desk. */
export default function LoansPage() {
  const words = useRecordWords(loan)
  return (
    <RecordList
      record={loan}
      page="/loan"
      columns={loanColumns(words)}
      defaults={DEFAULT_COLUMNS}
      rowMeaning={row => (row.overdue ? 'red' : undefined)}
      add={null}
    />
  )
}
