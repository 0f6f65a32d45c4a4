import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './draft-key.calls.ts'
import { DraftDevice, DraftKey } from './draft-key.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const DRAFT_KEY_SCHEMAS = {
  openDraftKey: { body: DraftDevice, data: DraftKey },
  removeDraftKey: { body: DraftDevice, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
