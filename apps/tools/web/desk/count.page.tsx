import { RecordEditorPage } from '@apron/pages/records'
import { countSheet } from '../../contract/count-sheet.ts'

export default function CountPage() {
  return <RecordEditorPage record={countSheet} page="/count" list="/counts" facts={['sheet', 'expected']} />
}
