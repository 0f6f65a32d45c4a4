import { RecordEditorPage } from '@apron/pages/records'
import { loan } from '../../contract/loan.ts'

/** `/tools/loan?id=…`. New loans come from the desk. */
export default function LoanPage() {
  return <RecordEditorPage record={loan} page="/loan" list="/desk" />
}
