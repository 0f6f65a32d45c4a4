import { RecordEditorPage } from '@apron/pages/records'
import { loan } from '../../contract/loan.ts'

/** Page `/tools/loan?id=…`. New loans are created at the desk. */
export default function LoanPage() {
  return <RecordEditorPage record={loan} page="/loan" list="/desk" />
}
