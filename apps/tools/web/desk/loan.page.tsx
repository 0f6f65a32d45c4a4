import { loan } from '../../contract/loan.ts'
import { FactsPage } from '../facts-page.tsx'

const IN_HEADER = ['loanNo', 'status']

/** `/tools/loan?id=…`. New loans come from the desk. */
export default function LoanPage() {
  return <FactsPage record={loan} list="/desk" without={IN_HEADER} />
}
