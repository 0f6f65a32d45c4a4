import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Translation, TranslationQuery } from '../dictionary/translation.ts'
import { Notice } from '../messages/notice.ts'
import type * as calls from './system.calls.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const SYSTEM_SCHEMAS = {
  listNotices: { data: Type.Array(Notice) },
  listMyNotices: { data: Type.Array(Notice) },
  listTranslations: { query: TranslationQuery, data: Type.Array(Translation) },
} as const satisfies Record<keyof typeof calls, CallSchemas>
