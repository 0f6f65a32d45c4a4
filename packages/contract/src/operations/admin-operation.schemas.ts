import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './admin-operation.calls.ts'
import { OperationPage, OperationQuery } from './admin-operation.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_OPERATION_SCHEMAS = {
  pageAdminOperations: { body: OperationQuery, data: OperationPage },
} as const satisfies Record<keyof typeof calls, CallSchemas>
