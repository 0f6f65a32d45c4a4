import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { RO_STATUS_TEXTS, type RoStatus } from '../../contract/rectification.values.ts'
import { dueState } from '../../contract/rules/due.ts'
import { DUE_TEXTS, dueText } from '../shared/check-state.tsx'

/** Red and amber stay for what must be acted on (flight-deck meaning). */
const MEANINGS = {
  DRAFT: 'neutral',
  ISSUED: 'info',
  ANALYSING: 'info',
  PLAN_REVIEW: 'info',
  IMPLEMENTING: 'info',
  VERIFYING: 'info',
  EFFECT_WATCH: 'neutral',
  CLOSED: 'green',
  VOID: 'neutral',
} as const satisfies Record<RoStatus, StatusProps['meaning']>

const WAITING: ReadonlySet<RoStatus> = new Set(['PLAN_REVIEW', 'VERIFYING'])

interface RoStateProps {
  readonly status: RoStatus
  readonly dueInDays: number | null
}

/** State of an order, and beside it whether it is overdue or due soon. */
export function RoState({ status, dueInDays }: RoStateProps) {
  const texts = useTexts(RO_STATUS_TEXTS)
  const dueTexts = useTexts(DUE_TEXTS)
  const due = dueState(dueInDays)
  return (
    <span className="sq-state">
      <Status meaning={MEANINGS[status]} open={WAITING.has(status)}>
        {texts[status]}
      </Status>
      {due !== 'later' && dueInDays !== null && (
        <Status meaning={due === 'overdue' ? 'red' : 'amber'}>{dueText(dueInDays, dueTexts)}</Status>
      )}
    </span>
  )
}
