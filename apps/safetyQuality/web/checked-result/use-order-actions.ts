import { type PartDraft, usePartSave } from '@apron/pages/draft'
import { useRecordActions } from '@apron/pages/records'
import { useHost, useTexts } from '@apron/sdk'
import { readOf } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { queryRectifications } from '../../contract/rectifications/rectification.calls.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type OrderPart, toSaveBody } from './draft.ts'

const RECORD = {
  actions: checkOrder.actions,
  calls: {
    queryPage: calls.queryCheckOrders,
    detail: calls.checkOrderDetail,
    actions: {
      issue: calls.issueCheck,
      cancel: calls.cancelCheck,
      start: calls.startCheck,
      submit: calls.submitCheck,
      approve: calls.approveCheck,
      return: calls.returnCheck,
    },
  },
}

/** Saves the results of an order and carries out its actions. After a conflict the newest data is loaded. */
export function useOrderActions(
  order: Pick<CheckOrderDetail, 'id' | 'version'>,
  parts: PartDraft<OrderPart>,
) {
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [submitting, setSubmitting] = useState(false)
  const [saved, setSaved] = useState<number | null>(null)
  const [conflict, setConflict] = useState(false)
  const onConflict = () => setConflict(true)
  const acting = useRecordActions(RECORD, order, {
    done: texts,
    invalidates: [queryRectifications],
    onConflict,
  })
  const saving = usePartSave(parts, calls.saveCheckResults, {
    body: changes => toSaveBody(order, changes),
    answers: readOf(calls.checkOrderDetail, { query: { id: order.id } }),
    invalidates: [calls.queryCheckOrders, queryRectifications],
    onSaved: () => setConflict(false),
    onConflict,
  })

  return {
    /** True if this client saved the newest version. */
    isSaved: saved === order.version,
    isWaiting: saving.isWaiting,
    dirty: saving.dirty,
    /** True if somebody else was faster, until the next save. */
    conflict,
    busy: submitting ? 'submit' : saving.busy ? 'saveResult' : acting.busy,
    run: acting.run,
    async save() {
      const stored = await saving.save()
      if (stored !== null && stored !== 'waits') setSaved(stored.version)
      return stored !== null
    },
    /** Saves unsaved changes, then submits. A submission is never queued for the network. */
    async submit() {
      setSubmitting(true)
      try {
        const isTyped = Object.keys(parts.changes).length > 0
        const stored = isTyped ? await saving.save() : order
        if (stored === 'waits') host.toast('warning', texts.notSubmitted)
        if (stored === null || stored === 'waits') return false
        return await acting.run('submit', { version: stored.version })
      } finally {
        setSubmitting(false)
      }
    },
  } as const
}
