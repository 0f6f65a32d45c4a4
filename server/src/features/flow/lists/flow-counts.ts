import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { FlowDeps } from '../instances/flow-deps.ts'
import { countTasks, countUnreadCopies, type TaskFilter } from './task-counts.store.ts'

/** Task filters for the counts of other modules, by the id of the call. */
const TASKS: Readonly<Record<string, TaskFilter>> = {
  'waiting.approvals': { application: 'amsp', tab: 'approve' },
  // A demand for parts missing from the master waits for its engineer.
  'waiting.partNumbers': { kind: 'wsDemandApply', node: 'N6' },
  'waiting.purchaseRequests': { kind: 'prAmount', tab: 'approve' },
  // The buyer changes or withdraws an increased quantity. Its approver finds it among the approvals.
  'waiting.quantityRequests': { kind: 'prLineAmount', tab: 'handle' },
}

type CallCount = (context: CallContext) => Promise<number>

/** Counts of §7 that running processes provide until a sub-application does (FLOW-08). */
export function flowCounts({ db, actingFor }: Pick<FlowDeps, 'db' | 'actingFor'>): Record<string, CallCount> {
  const tasks = Object.entries(TASKS).map(([call, filter]): [string, CallCount] => [
    call,
    async context => {
      const { userCode } = callerOf(context)
      return await countTasks(db, { userCode, actingFor: await actingFor(db, userCode) }, filter)
    },
  ])
  return {
    ...Object.fromEntries(tasks),
    'waiting.customerInfo': async context =>
      await countUnreadCopies(db, callerOf(context).userCode, 'marketing'),
  }
}
