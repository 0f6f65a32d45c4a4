import { CONFLICT } from '@apron/contract/codes/response-codes'
import { type CallClient, CallError, useHost, useLanguage, useTexts } from '@apron/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as calls from '../../contract/check-order.calls.ts'
import type { CheckOrderDetail } from '../../contract/check-order.entities.ts'
import type { CheckAction } from '../../contract/values.ts'
import { useAppCall } from '../app/calls-context.ts'
import { CHECKED_RESULT_TEXTS } from './checked-result.texts.ts'
import { type Draft, isDirty, toSaveBody } from './draft.ts'
import { orderKey } from './use-check-order.ts'

type Send = (call: CallClient) => Promise<CheckOrderDetail>

export interface OrderActions {
  /** The action that is under way. */
  readonly busy: CheckAction | null
  start(order: CheckOrderDetail): Promise<boolean>
  /** Answers the order as it was stored; null when it was not. */
  save(order: CheckOrderDetail, draft: Draft): Promise<CheckOrderDetail | null>
  /** Saves what is unsaved, then hands in. */
  submit(order: CheckOrderDetail, draft: Draft): Promise<boolean>
  approve(order: CheckOrderDetail, remark: string): Promise<boolean>
  sendBack(order: CheckOrderDetail, reason: string): Promise<boolean>
}

interface Listeners {
  /** The server has stored this draft. */
  readonly onSaved: (sent: Draft) => void
  /** Somebody else was faster: the newest data is on its way. */
  readonly onConflict: () => void
}

/** What a person does with a check order: the call, what the cache learns, and what the person is told. */
export function useOrderActions(site: string, { onSaved, onConflict }: Listeners): OrderActions {
  const call = useAppCall()
  const host = useHost()
  const queries = useQueryClient()
  const language = useLanguage()
  const texts = useTexts(CHECKED_RESULT_TEXTS).done
  const [busy, setBusy] = useState<CheckAction | null>(null)

  async function run(action: CheckAction, id: string, send: Send): Promise<CheckOrderDetail | null> {
    const key = orderKey(id, site, language)
    setBusy(action)
    try {
      const after = await send(call)
      queries.setQueryData(key, after)
      void queries.invalidateQueries({ queryKey: ['checkOrders', 'list'] })
      return after
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!error.shown) host.toast('error', error.said)
      if (error.code === CONFLICT) {
        await queries.invalidateQueries({ queryKey: key })
        onConflict()
      }
      return null
    } finally {
      setBusy(null)
    }
  }

  async function act(action: CheckAction, id: string, send: Send): Promise<boolean> {
    const after = await run(action, id, send)
    if (after !== null) host.toast('success', texts[action])
    return after !== null
  }

  async function store(
    action: CheckAction,
    order: CheckOrderDetail,
    draft: Draft,
  ): Promise<CheckOrderDetail | null> {
    const after = await run(action, order.id, send =>
      send(calls.saveCheckResults, { body: toSaveBody(order, draft) }),
    )
    if (after !== null) onSaved(draft)
    return after
  }

  return {
    busy,
    start: ({ id, version }) => act('start', id, send => send(calls.startCheck, { body: { id, version } })),
    async save(order, draft) {
      const after = await store('saveResult', order, draft)
      if (after !== null) host.toast('success', texts.saveResult)
      return after
    },
    async submit(order, draft) {
      const stored = isDirty(draft) ? await store('submit', order, draft) : order
      if (stored === null) return false
      const { id, version } = stored
      return act('submit', id, send => send(calls.submitCheck, { body: { id, version } }))
    },
    approve: ({ id, version }, remark) =>
      act('approve', id, send => send(calls.approveCheck, { body: { id, version, remark } })),
    sendBack: ({ id, version }, reason) =>
      act('return', id, send => send(calls.returnCheck, { body: { id, version, reason } })),
  }
}
