import { RecordListPage } from '@apron/pages/records'
import { useQueryParam } from '@apron/sdk'
import { nonRoutine } from '../../contract/non-routine.ts'

/** Page `/workCard/defect`: non-routines of the site. `?new=1&card=JC-…` raises one on a card. */
export default function DefectPage() {
  return (
    <RecordListPage
      record={nonRoutine}
      page="/defect"
      defaults={['nrNo', 'description', 'sourceCard', 'acReg', 'severity', 'disposition', 'status']}
      start={{ sourceCard: useQueryParam('card') ?? '' }}
    />
  )
}
