import { type RecordWords, recordColumns } from '@apron/pages/records'
import type { TableColumn } from '@apron/ui/table'
import { type Loan, loan } from '../../contract/loan.ts'

/** Returns the tools of a loan that are still out, or all of a closed one. */
function assetsOf({ items, returns, status }: Loan): string {
  const back = new Set(status === 'CLOSED' ? [] : returns.map(({ assetNo }) => assetNo))
  return items
    .map(({ assetNo }) => assetNo)
    .filter(assetNo => !back.has(assetNo))
    .join(' ')
}

/** The described columns of loans, with the asset numbers of the tools. */
export function loanColumns(words: RecordWords): TableColumn<Loan>[] {
  return recordColumns(loan, words, [], { items: { cell: assetsOf, text: assetsOf } })
}
