import type { PermissionDecision } from '@apron/contract/rules/rights/permission-decision'
import { useTexts } from '@apron/sdk'
import { Alert } from '@apron/ui/feedback'
import { waitingTexts } from '../changes/changes.texts.ts'
import styles from './admin.module.css'

/**
 * Warns before saving that the change needs a second administrator, or will be made by one alone this time.
 */
export function WaitingNotice({ decision }: { readonly decision: PermissionDecision | null }) {
  const waiting = useTexts(waitingTexts)
  if (decision === null || decision.outcome === 'ordinary') return null
  // The server reports at the field that a user may not grant this to themselves.
  if (decision.outcome === 'refused' && decision.reason !== 'lacksGuarded') return null
  return (
    <div className={styles['notice']}>
      <Alert meaning={decision.outcome === 'alone' ? 'info' : 'amber'}>{waiting[textOf(decision)]}</Alert>
    </div>
  )
}

function textOf(decision: Exclude<PermissionDecision, { outcome: 'ordinary' }>) {
  return decision.outcome === 'waits' && decision.why === 'contact' ? 'contact' : decision.outcome
}
