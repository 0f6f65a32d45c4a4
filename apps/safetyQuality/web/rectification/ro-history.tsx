import { RecordHistory } from '@apron/pages/record'
import { fillText, useTexts } from '@apron/sdk'
import type { RoDetail } from '../../contract/rectifications/rectification.entities.ts'
import { RO_STATUS_TEXTS, type RoHistoryAction } from '../../contract/rectifications/rectification.values.ts'
import { RO_HISTORY_TEXTS, RO_TEXTS } from './rectification.texts.ts'

const MEANINGS: Partial<Record<RoHistoryAction, 'amber' | 'green'>> = {
  returnPlan: 'amber',
  reject: 'amber',
  ineffective: 'amber',
  refuseExtension: 'amber',
  verify: 'green',
  effective: 'green',
  countersign: 'green',
}

/** Shows the history of the order, newest first. */
export function RoHistory({ history }: Pick<RoDetail, 'history'>) {
  const actions = useTexts(RO_HISTORY_TEXTS)
  const states = useTexts(RO_STATUS_TEXTS)
  const { plan } = useTexts(RO_TEXTS)
  return (
    <RecordHistory
      entries={history}
      actions={actions}
      states={states}
      meanings={MEANINGS}
      renderNote={({ action, remark }) =>
        remark !== '' && <p>{action === 'saveProgress' ? fillText(plan.measure, { n: remark }) : remark}</p>
      }
    />
  )
}
