import { defineCall } from '../calls/define-call.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'

/** Shows the set-up guide to the caller again. Used only by the home page editor, so the first page does not load it. */
export const restoreOnboarding = defineCall<{ data: null }>({
  id: 'home.restoreFirstDays',
  method: 'POST',
  path: '/api/base-data/apphome/firstDays/restore',
  access: { resource: ADMIN_PERMISSIONS.users.view },
})
