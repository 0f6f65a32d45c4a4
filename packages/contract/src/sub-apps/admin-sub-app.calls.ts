import { defineCall } from '../calls/define-call.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  AdminSubAppArchive,
  AdminSubAppChoice,
  AdminSubAppSwitch,
  AdminSubAppUpload,
  AdminSubAppUploadId,
  AdminSubAppUploads,
  AdminSubAppVersion,
} from './admin-sub-app.ts'

const PATH = '/api/system/admin/subApps'
const edit = { access: { resource: ADMIN_PERMISSIONS.subApps.edit }, failures: 'in-place' } as const
const upload = { access: { resource: ADMIN_PERMISSIONS.subApps.upload }, failures: 'in-place' } as const

/** Switches an application to another version, like `npm run app -- use`. The list is `subApp.list`. */
export const chooseAdminSubApp = defineCall<{ body: AdminSubAppChoice; data: { activeVersion: string } }>({
  id: 'adminSubApp.use',
  method: 'POST',
  path: `${PATH}/use`,
  ...edit,
})

/** Enables or disables an application. */
export const switchAdminSubApp = defineCall<{ body: AdminSubAppSwitch; data: null }>({
  id: 'adminSubApp.setEnabled',
  method: 'POST',
  path: `${PATH}/setEnabled`,
  ...edit,
})

/** Returns uploaded versions, including those waiting for confirmation. */
export const listAdminSubAppUploads = defineCall<{ data: AdminSubAppUploads }>({
  id: 'adminSubApp.uploads',
  method: 'POST',
  path: `${PATH}/uploads`,
  access: { resource: ADMIN_PERMISSIONS.subApps.view },
})

/** Proposes a signed version whose archive was uploaded before. */
export const uploadAdminSubApp = defineCall<{ body: AdminSubAppArchive; data: AdminSubAppUpload }>({
  id: 'adminSubApp.upload',
  method: 'POST',
  path: `${PATH}/upload`,
  ...upload,
})

/** Installs another administrator's upload, without activating it. */
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

/** Withdraws the caller's own upload. */
export const withdrawAdminSubAppUpload = defineCall<{ body: AdminSubAppUploadId; data: AdminSubAppUpload }>({
  id: 'adminSubApp.withdrawUpload',
  method: 'POST',
  path: `${PATH}/withdrawUpload`,
  ...upload,
})

/** Deletes an unused uploaded version. */
export const removeAdminSubAppVersion = defineCall<{ body: AdminSubAppVersion; data: null }>({
  id: 'adminSubApp.removeVersion',
  method: 'POST',
  path: `${PATH}/removeVersion`,
  ...edit,
})
