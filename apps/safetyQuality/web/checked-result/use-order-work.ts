import { usePartForm } from '@apron/pages/draft'
import { useRecordActions } from '@apron/pages/records'
import { useHost, useTexts } from '@apron/sdk'
import { readOf } from '@apron/sdk/query'
import { useMemo, useState } from 'react'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail, SaveResults } from '../../contract/checks/check-order.entities.ts'
import { type CheckAction, checkOrder } from '../../contract/checks/check-order.ts'
import { queryRectifications } from '../../contract/rectifications/rectification.calls.ts'
import { submitProblems } from '../../contract/rules/checks/submit-problems.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import * as draft from './draft.ts'

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
 * Holds the work on an order: its values with the person's unsaved changes, and the actions on it. After a conflict the
 * newest data is loaded. @param canAct false to read only
 */
export function useOrderWork(order: CheckOrderDetail, canAct: boolean) {
  /** Key of the draft on the device. */
  const draftKey = `checkOrder.results ${order.id}`
  const host = useHost()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [hasTried, setHasTried] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const [conflict, setConflict] = useState(false)
  const actions = canAct ? order.actions : []
  const editing = actions.includes('saveResult')
  const onConflict = () => setConflict(true)
  const parts = usePartForm<draft.OrderPart, SaveResults, CheckOrderDetail>(calls.saveCheckResults, {
    key: draftKey,
    editing,
    title: order.checkNo,
    stored: useMemo(() => draft.partsOf(order), [order]),
    isSame: draft.isSamePart,
    body: changes => draft.toSaveBody(order, changes),
    answers: readOf(calls.checkOrderDetail, { query: { id: order.id } }),
    invalidates: [calls.queryCheckOrders, queryRectifications],
    onSaved: () => setConflict(false),
    onConflict,
  })
  const recordActions = useRecordActions(RECORD, order, {
    done: texts,
    invalidates: [queryRectifications],
    onConflict,
  })
  const { values } = parts
  const items = useMemo(() => order.items.map(item => draft.applyResult(values, item)), [order.items, values])
  const conclusion = draft.textOf(values[draft.CONCLUSION])
  const problems = submitProblems(items, conclusion)

  return {
    order,
    draftKey,
    actions,
    editing,
    parts,
    items,
    conclusion,
    problems,
    /** Empty until somebody tries to submit. */
    shownProblems: hasTried && editing ? problems : [],
    showProblems: () => setHasTried(true),
    /** True after a conflict with another person, until the next save. */
    conflict,
    busy: submitting ? 'submit' : parts.busy ? 'saveResult' : recordActions.busy,
    run: recordActions.run,
    /** Saves unsaved changes, then submits. A submission is never queued for the network. */
    async submit() {
      setSubmitting(true)
      try {
        const saved = parts.draft.hasChanges ? await parts.save() : order
        if (saved === 'waits') host.toast('warning', texts.notSubmitted)
        if (saved === null || saved === 'waits') return
        if (await recordActions.run('submit', { version: saved.version })) setHasTried(false)
      } finally {
        setSubmitting(false)
      }
    },
  } as const
}

export type OrderWork = ReturnType<typeof useOrderWork>

/** Buttons from left to right. The places never change, so that nobody clicks a button that has just moved. */
const BUTTONS = ['cancel', 'edit', 'issue', 'start', 'saveResult', 'submit', 'return', 'approve'] as const
const PRIMARY_ORDER = ['issue', 'start', 'submit', 'approve', 'saveResult'] as const

export const sortActions = (actions: readonly CheckAction[]): CheckAction[] =>
  BUTTONS.filter(action => actions.includes(action))

/** Returns the most likely next action: saving if there is unsaved work, otherwise the next step of the order. */
export function nextAction(actions: readonly CheckAction[], dirty: boolean): CheckAction | undefined {
  if (dirty && actions.includes('saveResult')) return 'saveResult'
  return PRIMARY_ORDER.find(action => actions.includes(action))
}
