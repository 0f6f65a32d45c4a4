import type {
  AdminSubAppArchive,
  AdminSubAppChoice,
  AdminSubAppSwitch,
  AdminSubAppUpload,
  AdminSubAppUploadId,
  AdminSubAppUploads,
  AdminSubAppVersion,
} from '../entities/admin-sub-app.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/subApps'
const edit = { access: { resource: ADMIN_RIGHTS.subApps.edit }, failures: 'in-place' } as const
const upload = { access: { resource: ADMIN_RIGHTS.subApps.upload }, failures: 'in-place' } as const

/** Rolls an application forward or back, as `npm run app -- use` does; its list is `subApp.list`. */
export const chooseAdminSubApp = defineCall<{ body: AdminSubAppChoice; data: { activeVersion: string } }>({
  id: 'adminSubApp.use',
  method: 'POST',
  path: `${PATH}/use`,
  ...edit,
})

/** Offers an application to people, or takes it away. */
export const switchAdminSubApp = defineCall<{ body: AdminSubAppSwitch; data: null }>({
  id: 'adminSubApp.setEnabled',
  method: 'POST',
  path: `${PATH}/setEnabled`,
  ...edit,
})

/** Versions that were uploaded, what waits for a second administrator, and who tries what. */
export const listAdminSubAppUploads = defineCall<{ data: AdminSubAppUploads }>({
  id: 'adminSubApp.uploads',
  method: 'POST',
  path: `${PATH}/uploads`,
  access: { resource: ADMIN_RIGHTS.subApps.view },
})

/** Proposes a signed version whose archive was uploaded as a file before. */
export const uploadAdminSubApp = defineCall<{ body: AdminSubAppArchive; data: AdminSubAppUpload }>({
  id: 'adminSubApp.upload',
  method: 'POST',
  path: `${PATH}/upload`,
  ...upload,
})

/** Installs what somebody else uploaded; it is not active by that. */
export const confirmAdminSubAppUpload = defineCall<{ body: AdminSubAppUploadId; data: AdminSubAppUpload }>({
  id: 'adminSubApp.confirmUpload',
  method: 'POST',
  path: `${PATH}/confirmUpload`,
  ...upload,
})

export const refuseAdminSubAppUpload = defineCall<{ body: AdminSubAppUploadId; data: AdminSubAppUpload }>({
  id: 'adminSubApp.refuseUpload',
  method: 'POST',
  path: `${PATH}/refuseUpload`,
  ...upload,
})

/** Takes back what the caller has uploaded. */
export const withdrawAdminSubAppUpload = defineCall<{ body: AdminSubAppUploadId; data: AdminSubAppUpload }>({
  id: 'adminSubApp.withdrawUpload',
  method: 'POST',
  path: `${PATH}/withdrawUpload`,
  ...upload,
})

/** Removes an uploaded version that nobody uses. */
export const removeAdminSubAppVersion = defineCall<{ body: AdminSubAppVersion; data: null }>({
  id: 'adminSubApp.removeVersion',
  method: 'POST',
  path: `${PATH}/removeVersion`,
  ...edit,
})
