import { type DraftNoticeProps, useDraft } from '@apron/pages/draft'
import { fillText, useTexts } from '@apron/sdk'
import { useMemo } from 'react'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type Draft, draftOfTyped, isResult, NO_DRAFT, typedValues } from './draft.ts'
import { useResultSummary } from './item-words.ts'
import type { PlacedDraft } from './use-order-actions.ts'

interface OrderDraftOptions {
  readonly editing: boolean
  readonly draft: Draft
  readonly onTake: (draft: Draft) => void
}

/** The name under which what is typed into an order is kept. */
export const orderDraftKey = ({ id }: Pick<CheckOrderDetail, 'id'>) => `checkOrder.results ${id}`

/** Keeps what is typed into a check order on this device. @returns what the notice about it is drawn with, and where it is kept */
export function useOrderDraft(
  order: CheckOrderDetail,
  { editing, draft, onTake }: OrderDraftOptions,
): { readonly notice: DraftNoticeProps; readonly placed: PlacedDraft } {
  const { item: texts, work } = useTexts(CHECKED_RESULT_TEXTS)
  const words = useResultSummary()
  const { items, conclusion } = order
  const start = useMemo(() => typedValues({ items, conclusion }, NO_DRAFT), [items, conclusion])
  const values = useMemo(() => typedValues({ items, conclusion }, draft), [items, conclusion, draft])
  const key = orderDraftKey(order)
  const kept = useDraft({
    of: editing ? key : null,
    title: order.checkNo,
    start,
    values,
    onTake: taken => onTake(draftOfTyped(order, taken)),
  })
  const seqs = new Map(items.map(({ id, seq }) => [id, seq]))
  const placed = { key, draft: { title: order.checkNo, start, values } }
  const notice: DraftNoticeProps = {
    draft: kept,
    labelOf(name) {
      const seq = seqs.get(name)
      return seq === undefined ? work.conclusion : fillText(texts.draft, { seq })
    },
    wordsOf: (_name, value) => (isResult(value) ? words(value) : undefined),
  }
  return { notice, placed }
}
