import type { AdminSubAppChoice, AdminSubAppSwitch } from '../entities/admin-sub-app.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/subApps'
const edit = { access: { resource: ADMIN_RIGHTS.subApps.edit }, failures: 'in-place' } as const

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
