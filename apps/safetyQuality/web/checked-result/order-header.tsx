import { fillText, useTexts } from '@apron/sdk'
import { Button } from '@apron/ui/button'
import { RecordHeader } from '@apron/ui/record-header'
import type { ReactNode } from 'react'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import type { CheckAction } from '../../contract/check-order.ts'
import type { ResultCounts } from '../../contract/rules/results.ts'
import { CheckState } from '../shared/check-state.tsx'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { inOrder, nextAction } from './next-action.ts'

interface OrderHeaderProps {
  readonly order: CheckOrderDetail
  readonly counts: ResultCounts
  /** What is offered; nothing to those who only read. */
  readonly actions: readonly CheckAction[]
  readonly dirty: boolean
  readonly busy: CheckAction | null
  /** What must be seen wherever the page is scrolled to. */
  readonly notice?: ReactNode
  readonly onAction: (action: CheckAction) => void
}

/** Which order, how it stands, how far it is, and the one next action. Stays in sight while the items scroll. */
export function OrderHeader({ order, counts, actions, dirty, busy, notice, onAction }: OrderHeaderProps) {
  const { action: texts, work } = useTexts(CHECKED_RESULT_TEXTS)
  const labels = {
    ...texts,
    start: order.status === 'RETURNED' ? texts.resume : texts.start,
    saveResult: texts.save,
  }
  const next = nextAction(actions, dirty)
  const facts = [
    fillText(work.progress, { done: String(counts.done), count: String(order.itemCount) }),
    ...(counts.nc > 0 ? [fillText(work.nc, { n: String(counts.nc) })] : []),
    ...(counts.obs > 0 ? [fillText(work.obs, { n: String(counts.obs) })] : []),
  ]
  return (
    <RecordHeader
      title={order.title}
      number={order.checkNo}
      state={<CheckState status={order.status} dueInDays={order.dueInDays} />}
      facts={facts}
      unsaved={dirty ? work.unsaved : undefined}
      notice={notice}
      progress={{ value: counts.done, max: order.itemCount }}
      actions={inOrder(actions).map(action => (
        <Button
          key={action}
          kind={action === next ? 'primary' : 'quiet'}
          busy={busy === action}
          disabled={(busy !== null && busy !== action) || (action === 'saveResult' && !dirty)}
          onClick={() => onAction(action)}
        >
          {labels[action]}
        </Button>
      ))}
    />
  )
}
