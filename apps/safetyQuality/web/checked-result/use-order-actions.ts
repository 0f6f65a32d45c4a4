import { type Draft as KeptDraft, useHost, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { useState } from 'react'
import * as calls from '../../contract/check-order.calls.ts'
import type { ApproveCheck, CheckOrderDetail } from '../../contract/check-order.entities.ts'
import { CHECK_ACTIONS } from '../../contract/check-order.ts'
import { queryRectifications } from '../../contract/rectification.calls.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type Draft, isDirty, type TypedValues, toSaveBody, typedValues } from './draft.ts'

/** What is typed, and where it is kept. */
export interface PlacedDraft {
  readonly key: string
  readonly draft: KeptDraft
}

interface Listeners {
  /** The server has stored what was typed so. */
  readonly onSaved: (sent: TypedValues) => void
  /** Somebody else was faster: the newest data is there. */
  readonly onConflict: () => void
  /** Nothing answered: it is saved when the network is back. */
  readonly onWaiting: () => void
}

/** What a person does with a check order, each of which answers whether it was done, and which of it is under way. */
export function useOrderActions(
  order: CheckOrderDetail,
  typed: PlacedDraft,
  { onSaved, onConflict, onWaiting }: Listeners,
) {
  const { id, version } = order
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [submitting, setSubmitting] = useState(false)
  const about = {
    answers: readOf(calls.checkOrderDetail, { query: { id } }),
    invalidates: [calls.queryCheckOrders, queryRectifications],
    onConflict,
  }
  const actions = {
    issue: useAction(calls.issueCheck, { ...about, done: texts.issue }),
    cancel: useAction(calls.cancelCheck, { ...about, done: texts.cancel }),
    start: useAction(calls.startCheck, { ...about, done: texts.start }),
    saveResult: useAction(calls.saveCheckResults, {
      ...about,
      waits: {
        ...typed,
        onLater(outcome, values) {
          if (outcome.done) onSaved(values)
        },
      },
    }),
    submit: useAction(calls.submitCheck, { ...about, done: texts.submit }),
    approve: useAction(calls.approveCheck, { ...about, done: texts.approve }),
    return: useAction(calls.returnCheck, { ...about, done: texts.return }),
  }

  /** `waits`: nothing answered, and it is sent when the network is back. */
  async function store(draft: Draft): Promise<CheckOrderDetail | 'waits' | null> {
    const outcome = await actions.saveResult.run({ body: toSaveBody(order, draft) })
    if (!outcome.done) {
      if (outcome.error.kind !== 'waiting') return null
      onWaiting()
      return 'waits'
    }
    onSaved(typedValues(order, draft))
    return outcome.data
  }

  return {
    /** What was typed into the save that waits for the network. */
    waiting: actions.saveResult.waiting,
    busy: submitting
      ? 'submit'
      : (CHECK_ACTIONS.find(action => action !== 'edit' && actions[action].busy) ?? null),
    issue: async () => (await actions.issue.run({ body: { id, version } })).done,
    cancel: async (reason: string) => (await actions.cancel.run({ body: { id, version, reason } })).done,
    start: async () => (await actions.start.run({ body: { id, version } })).done,
    async save(draft: Draft) {
      const stored = await store(draft)
      if (stored !== null && stored !== 'waits') host.toast('success', texts.saveResult)
      return stored !== null
    },
    /** Saves what is unsaved, then hands in. */
    async submit(draft: Draft) {
      setSubmitting(true)
      try {
        const stored = isDirty(draft) ? await store(draft) : order
        // What decides is never sent later by itself.
        if (stored === 'waits') host.toast('warning', texts.notSubmitted)
        return (
          stored !== null &&
          stored !== 'waits' &&
          (await actions.submit.run({ body: { id, version: stored.version } })).done
        )
      } finally {
        setSubmitting(false)
      }
    },
    approve: async (remark: string, rectify: NonNullable<ApproveCheck['rectify']>) =>
      (await actions.approve.run({ body: { id, version, remark, rectify } })).done,
    sendBack: async (reason: string) => (await actions.return.run({ body: { id, version, reason } })).done,
  } as const
}
