import type { BulkAction, BulkActions } from '@apron/pages/list'
import { fillText, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import {
  approveChecks,
  CHECK_APPROVE_RIGHT,
  checkOrderDetail,
  queryCheckOrders,
  returnChecks,
} from '../../contract/check-order.calls.ts'
import type { CheckOrderRow } from '../../contract/check-order.entities.ts'
import { CHECK_LIMITS } from '../../contract/values.ts'
import { CHECK_LIST_TEXTS } from './check-list.texts.ts'

/** What is decided about several check orders at once: as about one, each by itself. */
export function useCheckBulk(): BulkActions<CheckOrderRow> {
  const texts = useTexts(CHECK_LIST_TEXTS).bulk
  const mayApprove = usePermission(CHECK_APPROVE_RIGHT)
  const invalidates = [queryCheckOrders, checkOrderDetail]
  const approving = useAction(approveChecks, { invalidates })
  const returning = useAction(returnChecks, { invalidates })
  const actions: readonly BulkAction<CheckOrderRow>[] = [
    {
      id: 'return',
      label: texts.return,
      appliesTo: isAwaitingApproval,
      message: texts.returnWhat,
      remark: {
        label: texts.reason,
        maxLength: CHECK_LIMITS.returnReasonMax,
        min: { length: CHECK_LIMITS.returnReasonMin, problem: texts.tooShort },
      },
      async run(rows, reason) {
        const outcome = await returning.run({ body: { orders: versionsOf(rows), reason } })
        return outcome.done ? outcome.data : null
      },
    },
    {
      id: 'approve',
      label: texts.approve,
      appliesTo: isAwaitingApproval,
      message: texts.approveWhat,
      remark: { label: texts.remark, maxLength: CHECK_LIMITS.remark },
      async run(rows, remark) {
        const outcome = await approving.run({ body: { orders: versionsOf(rows), remark } })
        return outcome.done ? outcome.data : null
      },
    },
  ]
  return {
    rowName: ({ checkNo, title }) => `${checkNo} ${title}`,
    rowDetail: ({ ncCount, obsCount, score }) =>
      fillText(texts.detail, { nc: ncCount, obs: obsCount, score: score?.toFixed(1) ?? '–' }),
    actions: mayApprove ? actions : [],
  }
}

const isAwaitingApproval = ({ status }: CheckOrderRow) => status === 'SUBMITTED'

const versionsOf = (rows: readonly CheckOrderRow[]) => rows.map(({ id, version }) => ({ id, version }))
