import { fillText, type TextsOf, useTexts } from '@apron/sdk'
import { Status } from '@apron/ui/status'
import type { CheckOrderRow } from '../../contract/checks/check-order.entities.ts'
import { dueState } from '../../contract/rules/checks/due.ts'
import { CHECK_STATES, STATUS_TEXTS } from '../../contract/values.ts'
import { DUE_TEXTS } from './check-state.texts.ts'

/** Shows the state of a check order and whether it is overdue or due soon. */
export function CheckState({ status, dueInDays }: Pick<CheckOrderRow, 'status' | 'dueInDays'>) {
  const texts = useTexts(STATUS_TEXTS)
  return (
    <span className="sq-state">
      <Status meaning={CHECK_STATES[status].meaning} open={status === 'SUBMITTED'}>
        {texts[status]}
      </Status>
      <Due dueInDays={dueInDays} />
    </span>
  )
}

/** Shows that a record is overdue or due soon. */
export function Due({ dueInDays }: { readonly dueInDays: number | null }) {
  const texts = useTexts(DUE_TEXTS)
  const due = dueState(dueInDays)
  if (due === 'later' || dueInDays === null) return null
  return <Status meaning={due === 'overdue' ? 'red' : 'amber'}>{dueText(dueInDays, texts)}</Status>
}

/** Returns the days until the planned end as text. */
export function dueText(dueInDays: number, texts: TextsOf<typeof DUE_TEXTS>): string {
  if (dueInDays < 0) return fillText(texts.overdue, { n: String(-dueInDays) })
  if (dueInDays === 0) return texts.today
  return dueInDays === 1 ? texts.tomorrow : fillText(texts.soon, { n: String(dueInDays) })
}
