import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './operation.calls.ts'
import { OperationReport } from './operation.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const OPERATION_SCHEMAS = {
  sendOperations: { body: OperationReport, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
