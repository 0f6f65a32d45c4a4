import { useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { CHECK_ACTIONS } from '../../contract/values.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type Draft, isDirty, toSaveBody } from './draft.ts'

interface Listeners {
  /** The server has stored this draft. */
  readonly onSaved: (sent: Draft) => void
  /** Somebody else was faster: the newest data is there. */
  readonly onConflict: () => void
}

/** What a person does with a check order, each of which answers whether it was done, and which of it is under way. */
export function useOrderActions(order: CheckOrderDetail, { onSaved, onConflict }: Listeners) {
  const { id, version } = order
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [submitting, setSubmitting] = useState(false)
  const about = {
    answers: readOf(calls.checkOrderDetail, { query: { id } }),
    invalidates: [calls.queryCheckOrders],
    onConflict,
  }
  const actions = {
    issue: useAction(calls.issueCheck, { ...about, done: texts.issue }),
    cancel: useAction(calls.cancelCheck, { ...about, done: texts.cancel }),
    start: useAction(calls.startCheck, { ...about, done: texts.start }),
    saveResult: useAction(calls.saveCheckResults, about),
    submit: useAction(calls.submitCheck, { ...about, done: texts.submit }),
    approve: useAction(calls.approveCheck, { ...about, done: texts.approve }),
    return: useAction(calls.returnCheck, { ...about, done: texts.return }),
  }

  async function store(draft: Draft): Promise<CheckOrderDetail | null> {
    const outcome = await actions.saveResult.run({ body: toSaveBody(order, draft) })
    if (!outcome.done) return null
    onSaved(draft)
    return outcome.data
  }

  return {
    busy: submitting
      ? 'submit'
      : (CHECK_ACTIONS.find(action => action !== 'edit' && actions[action].busy) ?? null),
    issue: async () => (await actions.issue.run({ body: { id, version } })).done,
    cancel: async (reason: string) => (await actions.cancel.run({ body: { id, version, reason } })).done,
    start: async () => (await actions.start.run({ body: { id, version } })).done,
    async save(draft: Draft) {
      const stored = (await store(draft)) !== null
      if (stored) host.toast('success', texts.saveResult)
      return stored
    },
    /** Saves what is unsaved, then hands in. */
    async submit(draft: Draft) {
      setSubmitting(true)
      try {
        const stored = isDirty(draft) ? await store(draft) : order
        return stored !== null && (await actions.submit.run({ body: { id, version: stored.version } })).done
      } finally {
        setSubmitting(false)
      }
    },
    approve: async (remark: string) => (await actions.approve.run({ body: { id, version, remark } })).done,
    sendBack: async (reason: string) => (await actions.return.run({ body: { id, version, reason } })).done,
  } as const
}
