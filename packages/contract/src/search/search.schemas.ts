import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './search.calls.ts'
import { FoundRecords, PageNames, RecordSearch } from './search.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SEARCH_SCHEMAS = {
  queryRecords: { body: RecordSearch, data: FoundRecords },
  listPageNames: { data: Type.Array(PageNames) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
