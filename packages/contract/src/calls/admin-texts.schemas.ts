import { Type } from 'typebox'
import { SavedRecord, SeenRecord } from '../entities/admin-record.ts'
import {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminTranslation,
  AdminTranslationQuery,
  AdminTranslationSave,
} from '../entities/admin-texts.ts'
import { Page } from '../entities/paging.ts'
import type * as calls from './admin-texts.calls.ts'
import type { CallSchemas } from './call-schemas.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_TEXTS_SCHEMAS = {
  adminTranslations: { body: AdminTranslationQuery, data: Page(AdminTranslation) },
  saveTranslation: { body: AdminTranslationSave, data: SavedRecord },
  deleteTranslation: { body: SeenRecord, data: Type.Null() },
  adminNotices: { body: AdminNoticeQuery, data: Page(AdminNotice) },
  saveNotice: { body: AdminNoticeSave, data: SavedRecord },
  publishNotice: { body: AdminNoticePublication, data: SavedRecord },
  withdrawNotice: { body: SeenRecord, data: SavedRecord },
  deleteNotice: { body: SeenRecord, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
