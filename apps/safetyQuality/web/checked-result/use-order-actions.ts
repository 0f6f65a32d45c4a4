import type { PartDraft } from '@apron/pages/draft'
import { useRecordActions } from '@apron/pages/records'
import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/checks/check-order.entities.ts'
import { checkOrder } from '../../contract/checks/check-order.ts'
import { queryRectifications } from '../../contract/rectifications/rectification.calls.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { isResult, type OrderPart, toSaveBody } from './draft.ts'

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

/**
 * Saves the results of an order and carries out its actions. @param onConflict called if somebody else was faster; the
 * newest data is loaded
 */
export function useOrderActions(
  order: Pick<CheckOrderDetail, 'id' | 'version'>,
  parts: PartDraft<OrderPart>,
  { onSaved, onConflict }: { readonly onSaved: () => void; readonly onConflict: () => void },
) {
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [submitting, setSubmitting] = useState(false)
  const [saved, setSaved] = useState<number | null>(null)
  const acting = useRecordActions(RECORD, order, {
    done: texts,
    invalidates: [queryRectifications],
    onConflict,
  })
  const saving = useAction(calls.saveCheckResults, {
    answers: readOf(calls.checkOrderDetail, { query: { id: order.id } }),
    invalidates: [calls.queryCheckOrders, queryRectifications],
    onConflict,
    waits: {
      ...parts.place,
      onLater(outcome, values) {
        if (outcome.done) forget(values)
      },
    },
  })

  function forget(sent: Readonly<Record<string, unknown>>): void {
    const own = Object.entries(sent).flatMap(([name, value]): [string, OrderPart][] =>
      typeof value === 'string' || isResult(value) ? [[name, value]] : [],
    )
    onSaved()
    parts.forgetSaved(Object.fromEntries(own))
  }

  /**
   * Saves the changes. Returns the saved version, `waits` if it is queued for the network, or null if it was rejected.
   */
  async function store(): Promise<number | 'waits' | null> {
    const outcome = await saving.run({ body: toSaveBody(order, parts.changes) })
    if (outcome.done) {
      forget(parts.values)
      return outcome.data.version
    }
    if (outcome.error.kind !== 'waiting') return null
    parts.kept.forget()
    return 'waits'
  }

  return {
    /** True if this client saved the newest version. */
    isSaved: saved === order.version,
    /** Changes in the save that is queued for the network. */
    waiting: saving.waiting,
    busy: submitting ? 'submit' : saving.busy ? 'saveResult' : acting.busy,
    run: acting.run,
    async save() {
      const stored = await store()
      if (typeof stored === 'number') setSaved(stored)
      return stored !== null
    },
    /** Saves unsaved changes, then submits. A submission is never queued for the network. */
    async submit() {
      setSubmitting(true)
      try {
        const isTyped = Object.keys(parts.changes).length > 0
        const version = isTyped ? await store() : order.version
        if (version === 'waits') host.toast('warning', texts.notSubmitted)
        return typeof version === 'number' && (await acting.run('submit', { version }))
      } finally {
        setSubmitting(false)
      }
    },
  } as const
}
