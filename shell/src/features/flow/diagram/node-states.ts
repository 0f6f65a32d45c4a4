import type { FlowRecord, FlowTrack } from '@apron/contract/flow/flow'

/** States of a node in the diagram (FLOW-02). */
export type NodeState = 'passed' | 'current' | 'rejected' | 'refused' | 'notReached'

interface TrackedNodes extends Pick<FlowTrack, 'current' | 'passed' | 'rejected'> {
  /** True if the process ended there by refusal. */
  readonly isRefused: boolean
}

/**
 * Returns the state of a node. Current takes precedence over passed, because a process can return to a node.
 */
export function nodeState(id: string, { current, passed, rejected, isRefused }: TrackedNodes): NodeState {
  if (current.includes(id)) return 'current'
  if (rejected.includes(id)) return isRefused ? 'refused' : 'rejected'
  return passed.includes(id) ? 'passed' : 'notReached'
}

/** Returns the latest history entry of each node. */
export function lastRecords(records: readonly FlowRecord[]): ReadonlyMap<string, FlowRecord> {
  return new Map(records.map(record => [record.nodeId, record]))
}
