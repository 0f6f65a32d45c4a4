import { RecordList } from '@apron/pages/records'
import { countSheet } from '../../contract/count-sheet.ts'

const SHOWN = ['sheet', 'crib', 'shift', 'expected', 'counted', 'signedBy', 'status']

export default function CountsPage() {
  return <RecordList record={countSheet} page="/count" defaults={SHOWN} />
}
