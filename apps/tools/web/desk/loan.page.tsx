import { RecordEditorPage } from '@apron/pages/records'
import { loan } from '../../contract/loan.ts'

/** `/tools/loan?id=…`. */
export default function LoanPage() {
  return <RecordEditorPage record={loan} page="/loan" list="/desk" />
}
