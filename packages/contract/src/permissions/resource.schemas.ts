import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './resource.calls.ts'
import { FunctionTest, FunctionTestResult } from './resource.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const RESOURCE_SCHEMAS = {
  testFunctions: { body: FunctionTest, data: Type.Array(FunctionTestResult) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
