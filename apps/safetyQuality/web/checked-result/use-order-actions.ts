import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import type { CheckAction } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type Draft, isDirty, toSaveBody } from './draft.ts'

/** What a person does with a check order. Each answers whether it was done. */
export interface OrderActions {
  /** The action that is under way. */
  readonly busy: CheckAction | null
  start(): Promise<boolean>
  save(draft: Draft): Promise<boolean>
  /** Saves what is unsaved, then hands in. */
  submit(draft: Draft): Promise<boolean>
  approve(remark: string): Promise<boolean>
  sendBack(reason: string): Promise<boolean>
}

interface Listeners {
  /** The server has stored this draft. */
  readonly onSaved: (sent: Draft) => void
  /** Somebody else was faster: the newest data is there. */
  readonly onConflict: () => void
}

export function useOrderActions(order: CheckOrderDetail, { onSaved, onConflict }: Listeners): OrderActions {
  const { id, version } = order
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [submitting, setSubmitting] = useState(false)
  const about = {
    answers: readOf(calls.checkOrderDetail, { query: { id } }),
    invalidates: [calls.queryCheckOrders],
    onConflict,
  }
  const starting = useAction(calls.startCheck, { ...about, done: texts.start })
  const saving = useAction(calls.saveCheckResults, about)
  const handingIn = useAction(calls.submitCheck, { ...about, done: texts.submit })
  const approving = useAction(calls.approveCheck, { ...about, done: texts.approve })
  const returning = useAction(calls.returnCheck, { ...about, done: texts.return })

  async function store(draft: Draft): Promise<CheckOrderDetail | null> {
    const outcome = await saving.run({ body: toSaveBody(order, draft) })
    if (!outcome.done) return null
    onSaved(draft)
    return outcome.data
  }

  async function submit(draft: Draft): Promise<boolean> {
    const stored = isDirty(draft) ? await store(draft) : order
    if (stored === null) return false
    return (await handingIn.run({ body: { id, version: stored.version } })).done
  }

  const underWay = { start: starting, approve: approving, return: returning, saveResult: saving } as const
  return {
    busy: submitting ? 'submit' : firstBusy(underWay),
    start: async () => (await starting.run({ body: { id, version } })).done,
    async save(draft) {
      const stored = (await store(draft)) !== null
      if (stored) host.toast('success', texts.saveResult)
      return stored
    },
    async submit(draft) {
      setSubmitting(true)
      try {
        return await submit(draft)
      } finally {
        setSubmitting(false)
      }
    },
    approve: async remark => (await approving.run({ body: { id, version, remark } })).done,
    sendBack: async reason => (await returning.run({ body: { id, version, reason } })).done,
  }
}

function firstBusy(actions: Partial<Record<CheckAction, { readonly busy: boolean }>>): CheckAction | null {
  const busy = (['start', 'saveResult', 'approve', 'return'] as const).find(action => actions[action]?.busy)
  return busy ?? null
}
