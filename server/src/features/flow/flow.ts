import { Refusal } from '@apron/contract/errors/refusal'
import type { FileReader } from '@apron/server-kit/files/files-service'
import type { FlowDeps } from './instances/flow-deps.ts'
import { readableProcess } from './reading/readable.ts'

export { addTemplates, createTemplates } from './definitions/templates.store.ts'
export { FLOW_EVENTS } from './flow.events.ts'
export { type FlowRoutesDeps, flowRoutes } from './flow.routes.ts'
export { createDecideInTransaction } from './instances/decide.service.ts'
export type { FlowDeps } from './instances/flow-deps.ts'
export { FLOW_FILES } from './instances/flow-deps.ts'
export { findInstance } from './instances/instances.store.ts'
export { processesService } from './instances/processes.service.ts'
export { retryDuePostings } from './instances/retry-postings.service.ts'
export { runDueTimers } from './instances/run-timers.service.ts'
export { beginProcess } from './instances/start-process.service.ts'
export { taskName } from './instances/task-name.ts'
export type { ActingFor } from './lists/acting-for.ts'
export { flowWork, TODO_PAGE } from './lists/flow.work.ts'
export { flowCounts } from './lists/flow-counts.ts'
export { tasksVersion } from './lists/tasks-version.store.ts'
export { operatingRoutes } from './operating/operating.routes.ts'
export { delegatorOfDecision } from './reading/delegator-of-decision.store.ts'
export { portalTemplates, readFolder } from './templates/load-templates.ts'

/** Lets everybody who may read a process read its files. */
export function flowFileReader(deps: Pick<FlowDeps, 'db' | 'actingFor' | 'recordProcesses'>): FileReader {
  return async (insId, context) => {
    try {
      await readableProcess(deps, insId, context)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
