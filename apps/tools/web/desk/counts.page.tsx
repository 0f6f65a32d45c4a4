import { RecordList } from '@apron/pages/records'
import { countSheet } from '../../contract/count-sheet.ts'

const DEFAULT_COLUMNS = ['sheet', 'crib', 'shift', 'expected', 'counted', 'signedBy', 'status']

export default function CountsPage() {
  return <RecordList record={countSheet} page="/count" defaults={DEFAULT_COLUMNS} />
}
