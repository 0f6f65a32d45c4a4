import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-translation.calls.ts'
import {
  AdminTranslation,
  AdminTranslationDelete,
  AdminTranslationQuery,
  AdminTranslationSave,
} from './admin-translation.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_TRANSLATION_SCHEMAS = {
  pageAdminTranslations: { body: AdminTranslationQuery, data: Page(AdminTranslation) },
  saveAdminTranslation: { body: AdminTranslationSave, data: AdminTranslation },
  deleteAdminTranslation: { body: AdminTranslationDelete, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
