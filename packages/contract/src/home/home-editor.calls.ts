import { defineCall } from '../calls/define-call.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'

/** Shows the set-up guide to the caller again. Used only by the home page editor, so the first page does not load it. */
export const restoreFirstDays = defineCall<{ data: null }>({
  id: 'home.restoreFirstDays',
  method: 'POST',
  path: '/api/base-data/apphome/firstDays/restore',
  access: { resource: ADMIN_RIGHTS.users.view },
})
