import { RecordList, useRecordWords } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { app } from '../../app.ts'
import { loan } from '../../contract/loan.ts'
import { loanColumns } from './loan-columns.ts'

/** `/tools/loans`: loans of the site, to filter, export and print. New ones come from the desk. */
export default function LoansPage() {
  const words = useRecordWords(loan)
  return (
    <RecordList
      record={loan}
      page="/loan"
      title={app.pages['/loans'].title[useLanguage()]}
      columns={loanColumns(words)}
      defaults={['loanNo', 'borrower', 'items', 'acReg', 'dueTime', 'overdue', 'status']}
      rowMeaning={row => (row.overdue ? 'red' : undefined)}
      add={null}
    />
  )
}
