import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './data-source.calls.ts'
import { DataSourceOption, DataSourceQuery } from './data-source.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const DATA_SOURCE_SCHEMAS = {
  queryDataSource: { body: DataSourceQuery, data: Type.Array(DataSourceOption) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
