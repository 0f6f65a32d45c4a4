import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-flow.calls.ts'
import {
  AdminFlow,
  AdminFlowDefinition,
  AdminFlowDetail,
  AdminFlowId,
  AdminFlowMove,
  AdminFlowNode,
  AdminFlowQuery,
  AdminFlowResume,
} from './admin-flow.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_FLOW_SCHEMAS = {
  listAdminFlowDefinitions: { data: Type.Array(AdminFlowDefinition) },
  listAdminFlowNodes: { data: Type.Array(AdminFlowNode) },
  pageAdminFlows: { body: AdminFlowQuery, data: Page(AdminFlow) },
  getAdminFlow: { query: AdminFlowId, data: AdminFlowDetail },
  moveAdminFlow: { body: AdminFlowMove, data: AdminFlowDetail },
  resumeAdminFlow: { body: AdminFlowResume, data: AdminFlowDetail },
} as const satisfies Record<keyof typeof calls, CallSchemas>
