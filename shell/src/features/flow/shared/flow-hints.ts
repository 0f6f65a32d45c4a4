import type { Call } from '@apron/contract/calls/define-call'
import {
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
  pageCompletedFlowTasks,
  pageFlowTasks,
  pageStartedFlows,
} from '@apron/contract/flow/flow.calls'
import { useTabActive } from '@apron/sdk'
import { useAppCache } from '@apron/sdk/query'
import { createContext, use, useEffect } from 'react'

/** Change notifications between the work flow and the shell. */
export interface FlowHints {
  /** Subscribes to changes of the user's to-do list and started processes. @returns unsubscribes */
  readonly onTasks: (listener: () => void) => () => void
  /** Subscribes to every message count, even if unchanged. @returns unsubscribes */
  readonly onCount: (listener: () => void) => () => void
  /** Reports a change made by this page, so that task counts are refreshed. */
  readonly refreshCounts: () => void
}

const nothing = (): void => undefined

export const FlowHintsContext = createContext<FlowHints>({
  onTasks: () => nothing,
  onCount: () => nothing,
  refreshCounts: nothing,
})

export const useFlowHints = (): FlowHints => use(FlowHintsContext)

/** Calls to refetch after a decision. */
export const FLOW_QUERIES: readonly Call[] = [
  pageFlowTasks,
  pageCompletedFlowTasks,
  pageStartedFlows,
  getFlowDetail,
  listFlowRecords,
  getFlowTrack,
]

/**
 * Refetches the page's calls on a change notification.
 * @param calls a constant at module level
 * @param event tasks, or messages if the page shows them
 */
export function useRefetchOnChange(calls: readonly Call[], event: 'onTasks' | 'onCount' = 'onTasks'): void {
  const hints = useFlowHints()
  const cache = useAppCache()
  const active = useTabActive()
  useEffect(
    () => (active ? hints[event](() => void cache.invalidate(calls)) : undefined),
    [active, hints, cache, calls, event],
  )
}
