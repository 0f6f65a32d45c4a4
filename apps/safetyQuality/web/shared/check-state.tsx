import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { dueState } from '../../contract/rules/due.ts'
import type { CheckStatus } from '../../contract/values.ts'
import { dueText } from './due-text.ts'
import { DUE_TEXTS, STATUS_TEXTS } from './status.texts.ts'

/** Red and amber stay for what must be acted on (flight-deck meaning). */
const MEANINGS = {
  DRAFT: 'neutral',
  ISSUED: 'neutral',
  IN_PROGRESS: 'info',
  SUBMITTED: 'info',
  RETURNED: 'amber',
  APPROVED: 'green',
  CANCELLED: 'neutral',
} as const satisfies Record<CheckStatus, StatusProps['meaning']>

interface CheckStateProps {
  readonly status: CheckStatus
  readonly dueInDays: number | null
}

/** State of a check order, and beside it whether it is overdue or due soon. */
export function CheckState({ status, dueInDays }: CheckStateProps) {
  const texts = useTexts(STATUS_TEXTS)
  const dueTexts = useTexts(DUE_TEXTS)
  const due = dueState(dueInDays)
  return (
    <span className="sq-state">
      <Status meaning={MEANINGS[status]}>{texts[status]}</Status>
      {due !== 'later' && dueInDays !== null && (
        <Status meaning={due === 'overdue' ? 'red' : 'amber'}>{dueText(dueInDays, dueTexts)}</Status>
      )}
    </span>
  )
}
