import type { Call } from '@apron/contract/calls/define-call'
import {
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
  pageFlowDone,
  pageFlowStarted,
  pageFlowTasks,
} from '@apron/contract/calls/flow.calls'
import { useTabActive } from '@apron/sdk'
import { useAppCache } from '@apron/sdk/query'
import { createContext, use, useEffect } from 'react'

/** What the work flow hears of tasks from the shell, and tells it. */
export interface FlowHints {
  /** The to-do list of this person, or what they started, is another one. @returns stops */
  readonly follow: (listener: () => void) => () => void
  /** The number of their messages was heard, be it the same one. @returns stops */
  readonly heard: (listener: () => void) => () => void
  /** This page has changed something: what counts tasks is out of date. */
  readonly decided: () => void
}

const nothing = (): void => undefined

export const FlowHintsContext = createContext<FlowHints>({
  follow: () => nothing,
  heard: () => nothing,
  decided: nothing,
})

export const useFlowHints = (): FlowHints => use(FlowHintsContext)

/** What is out of date after a decision. */
export const FLOW_READS: readonly Call[] = [
  pageFlowTasks,
  pageFlowDone,
  pageFlowStarted,
  getFlowDetail,
  listFlowRecords,
  getFlowTrack,
]

/**
 * What the page on the screen has read is asked for again when the server hints at a change.
 * @param calls at module level
 * @param of tasks, or messages where these are what the page shows
 */
export function useFresh(calls: readonly Call[], of: 'follow' | 'heard' = 'follow'): void {
  const hints = useFlowHints()
  const cache = useAppCache()
  const active = useTabActive()
  useEffect(
    () => (active ? hints[of](() => void cache.invalidate(calls)) : undefined),
    [active, hints, cache, calls, of],
  )
}
