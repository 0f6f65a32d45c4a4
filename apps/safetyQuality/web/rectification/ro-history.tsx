import { actingName } from '@apron/contract/texts/acting-name'
import { History } from '@apron/pages/record'
import { fillText, useLanguage, useTexts } from '@apron/sdk'
import type { RoDetail } from '../../contract/rectification.entities.ts'
import { RO_STATUS_TEXTS, type RoHistoryAction } from '../../contract/rectification.values.ts'
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

/** Who did what and when, newest first. */
export function RoHistory({ history }: Pick<RoDetail, 'history'>) {
  const actions = useTexts(RO_HISTORY_TEXTS)
  const states = useTexts(RO_STATUS_TEXTS)
  const { plan } = useTexts(RO_TEXTS)
  const language = useLanguage()
  return (
    <History
      lines={history.map(({ action, at, by, forWhom, fromStatus, remark, toStatus }) => ({
        at,
        who: actingName(by.name, forWhom?.name, language),
        what: actions[action],
        states: [fromStatus === null ? null : states[fromStatus], states[toStatus]],
        note: remark !== '' && (
          <p>{action === 'saveProgress' ? fillText(plan.measure, { n: remark }) : remark}</p>
        ),
        meaning: MEANINGS[action],
      }))}
    />
  )
}
