import { useTexts } from '@apron/sdk'
import { Status, type StatusProps } from '@apron/ui/status'
import { RO_STATUS_TEXTS, type RoStatus } from '../../contract/rectifications/rectification.values.ts'
import { Due } from '../shared/check-state.tsx'

/** Meanings of the states. Red and amber are reserved for states that require action, as on a flight deck. */
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

/** Shows the state of an order and whether it is overdue or due soon. */
export function RoState({ status, dueInDays }: RoStateProps) {
  const texts = useTexts(RO_STATUS_TEXTS)
  return (
    <span className="sq-state">
      <Status meaning={MEANINGS[status]} open={WAITING.has(status)}>
        {texts[status]}
      </Status>
      <Due dueInDays={dueInDays} />
    </span>
  )
}
