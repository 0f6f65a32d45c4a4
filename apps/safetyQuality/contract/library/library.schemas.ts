import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RecordId } from '@apron/contract/entities/fields'
import * as entities from './library.entities.ts'

/** Schemas of the calls, for the server only. */
export const LIBRARY_SCHEMAS = {
  queryPage: { body: entities.LibraryQuery, data: entities.LibraryPage },
  options: { data: entities.LibraryOptions },
  detail: { query: RecordId, data: entities.LibraryEntry },
  helpful: { body: RecordId, data: entities.Helpful },
} as const satisfies Record<string, CallSchemas>
