import type {
  AdminFlow,
  AdminFlowDefinition,
  AdminFlowDetail,
  AdminFlowId,
  AdminFlowMove,
  AdminFlowNode,
  AdminFlowQuery,
  AdminFlowResume,
} from '../entities/admin-flow.ts'
import type { PageOf } from '../entities/paging.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/flows'
const view = { access: { resource: ADMIN_RIGHTS.flows.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.flows.edit }, failures: 'in-place' } as const

/** Definitions with all their versions, the newest of each first. */
export const listAdminFlowDefinitions = defineCall<{ data: AdminFlowDefinition[] }>({
  id: 'adminFlow.definitions',
  method: 'GET',
  path: `${PATH}/definitions`,
  ...view,
})

/** Nodes where processes wait, and how long they have. A filter that cannot offer them says so in a toast. */
export const listAdminFlowNodes = defineCall<{ data: AdminFlowNode[] }>({
  id: 'adminFlow.nodes',
  method: 'GET',
  path: `${PATH}/nodes`,
  access: view.access,
})

/** Processes that run, those that have waited longest first. */
export const pageAdminFlows = defineCall<{ body: AdminFlowQuery; data: PageOf<AdminFlow> }>({
  id: 'adminFlow.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/** A process with its open tasks, to whom each may be moved, and its record. */
export const getAdminFlow = defineCall<{ query: AdminFlowId; data: AdminFlowDetail }>({
  id: 'adminFlow.detail',
  method: 'GET',
  path: `${PATH}/detail`,
  ...view,
})

/** Gives a task whose people have all left to another person who may decide it. */
export const moveAdminFlow = defineCall<{ body: AdminFlowMove; data: AdminFlowDetail }>({
  id: 'adminFlow.move',
  method: 'POST',
  path: `${PATH}/move`,
  ...edit,
})

/** Lets a process that stands still try again. */
export const resumeAdminFlow = defineCall<{ body: AdminFlowResume; data: AdminFlowDetail }>({
  id: 'adminFlow.resume',
  method: 'POST',
  path: `${PATH}/resume`,
  ...edit,
})
