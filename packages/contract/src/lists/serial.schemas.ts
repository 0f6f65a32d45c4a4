import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './serial.calls.ts'
import { SerialQuery } from './serial.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SERIAL_SCHEMAS = {
  getSerialNumber: { query: SerialQuery, data: Type.String() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
