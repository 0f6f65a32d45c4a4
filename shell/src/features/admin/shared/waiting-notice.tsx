import type { RightsDecision } from '@apron/contract/rules/rights/rights-decision'
import { useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { waitingTexts } from '../changes/changes.texts.ts'
import styles from './admin.module.css'

/** Says on a form, before it is saved, that the change would wait for a second administrator, or is made alone this once. */
export function WaitingNotice({ decision }: { readonly decision: RightsDecision | null }) {
  const waiting = useTexts(waitingTexts)
  if (decision === null || decision.outcome === 'ordinary') return null
  // What is refused to oneself is said at the field by the server.
  if (decision.outcome === 'refused' && decision.reason !== 'lacksGuarded') return null
  return (
    <div className={styles['notice']}>
      <Alert meaning={decision.outcome === 'alone' ? 'info' : 'amber'}>{waiting[textOf(decision)]}</Alert>
    </div>
  )
}

function textOf(decision: Exclude<RightsDecision, { outcome: 'ordinary' }>) {
  return decision.outcome === 'waits' && decision.why === 'contact' ? 'contact' : decision.outcome
}
