import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminFlow,
  AdminFlowDefinition,
  AdminFlowDetail,
  AdminFlowId,
  AdminFlowMove,
  AdminFlowNode,
  AdminFlowQuery,
  AdminFlowResume,
} from './admin-flow.ts'

const PATH = '/api/system/admin/flows'
const view = { access: { resource: ADMIN_PERMISSIONS.flows.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.flows.edit }, failures: 'in-place' } as const

/** Returns definitions with all their versions, newest of each first. */
export const listAdminFlowDefinitions = defineCall<{ data: AdminFlowDefinition[] }>({
  id: 'adminFlow.definitions',
  method: 'GET',
  path: `${PATH}/definitions`,
  ...view,
})

/** Returns nodes with waiting processes and their waiting times. A filter that cannot load them shows a toast. */
export const listAdminFlowNodes = defineCall<{ data: AdminFlowNode[] }>({
  id: 'adminFlow.nodes',
  method: 'GET',
  path: `${PATH}/nodes`,
  access: view.access,
})

/** Returns one page of running processes, longest waiting first. */
export const pageAdminFlows = defineCall<{ body: AdminFlowQuery; data: PageOf<AdminFlow> }>({
  id: 'adminFlow.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** Returns a process with its open tasks, the people each may be moved to, and its record. */
export const getAdminFlow = defineCall<{ query: AdminFlowId; data: AdminFlowDetail }>({
  id: 'adminFlow.detail',
  method: 'GET',
  path: `${PATH}/detail`,
  ...view,
})

/** Moves a task whose candidates have all left to another possible decider. */
export const moveAdminFlow = defineCall<{ body: AdminFlowMove; data: AdminFlowDetail }>({
  id: 'adminFlow.move',
  method: 'POST',
  path: `${PATH}/move`,
  ...edit,
})

/** Retries a stuck process. */
export const resumeAdminFlow = defineCall<{ body: AdminFlowResume; data: AdminFlowDetail }>({
  id: 'adminFlow.resume',
  method: 'POST',
  path: `${PATH}/resume`,
  ...edit,
})
