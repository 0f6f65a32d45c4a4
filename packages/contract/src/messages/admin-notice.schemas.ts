import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './admin-notice.calls.ts'
import {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminNoticeVersion,
} from './admin-notice.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_NOTICE_SCHEMAS = {
  pageAdminNotices: { body: AdminNoticeQuery, data: Page(AdminNotice) },
  saveAdminNotice: { body: AdminNoticeSave, data: AdminNotice },
  publishAdminNotice: { body: AdminNoticePublication, data: AdminNotice },
  withdrawAdminNotice: { body: AdminNoticeVersion, data: AdminNotice },
  deleteAdminNotice: { body: AdminNoticeVersion, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
