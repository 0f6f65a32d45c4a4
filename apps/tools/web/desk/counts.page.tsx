import { RecordList } from '@apron/pages/records'
import { useLanguage } from '@apron/sdk'
import { app } from '../../app.ts'
import { countSheet } from '../../contract/count-sheet.ts'

export default function CountsPage() {
  return (
    <RecordList
      record={countSheet}
      page="/count"
      title={app.pages['/counts'].title[useLanguage()]}
      defaults={['sheet', 'crib', 'shift', 'expected', 'counted', 'signedBy', 'status']}
    />
  )
}
