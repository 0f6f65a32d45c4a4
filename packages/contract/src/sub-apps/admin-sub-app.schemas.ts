import { Type } from 'typebox'
import type { CallSchemas } from '../calls/call-schemas.ts'
import type * as calls from './admin-sub-app.calls.ts'
import {
  AdminSubAppArchive,
  AdminSubAppChoice,
  AdminSubAppSwitch,
  AdminSubAppUpload,
  AdminSubAppUploadId,
  AdminSubAppUploads,
  AdminSubAppVersion,
} from './admin-sub-app.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const ADMIN_SUB_APP_SCHEMAS = {
  chooseAdminSubApp: { body: AdminSubAppChoice, data: Type.Object({ activeVersion: Type.String() }) },
  switchAdminSubApp: { body: AdminSubAppSwitch, data: Type.Null() },
  listAdminSubAppUploads: { data: AdminSubAppUploads },
  uploadAdminSubApp: { body: AdminSubAppArchive, data: AdminSubAppUpload },
  confirmAdminSubAppUpload: { body: AdminSubAppUploadId, data: AdminSubAppUpload },
  refuseAdminSubAppUpload: { body: AdminSubAppUploadId, data: AdminSubAppUpload },
  withdrawAdminSubAppUpload: { body: AdminSubAppUploadId, data: AdminSubAppUpload },
  removeAdminSubAppVersion: { body: AdminSubAppVersion, data: Type.Null() },
} as const satisfies Record<keyof typeof calls, CallSchemas>
