import type { FlowRecord, FlowTrack } from '@apron/contract/entities/flow'

/** How a node of a process stands in its picture (FLOW-02). */
export type NodeState = 'passed' | 'current' | 'rejected' | 'refused' | 'notReached'

interface Way extends Pick<FlowTrack, 'current' | 'passed' | 'rejected'> {
  /** The process has ended there. */
  readonly isRefused: boolean
}

/** What is now comes before what was: a node that was passed and waits again is current. */
export function nodeState(id: string, { current, passed, rejected, isRefused }: Way): NodeState {
  if (current.includes(id)) return 'current'
  if (rejected.includes(id)) return isRefused ? 'refused' : 'rejected'
  return passed.includes(id) ? 'passed' : 'notReached'
}

/** The newest line of the record of each node. */
export function lastRecords(records: readonly FlowRecord[]): ReadonlyMap<string, FlowRecord> {
  return new Map(records.map(record => [record.nodeId, record]))
}
