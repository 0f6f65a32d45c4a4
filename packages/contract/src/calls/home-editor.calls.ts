import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

/** The caller wants to be led through the first days again. Of the editor of the home page alone: the first page does not load it. */
export const restoreFirstDays = defineCall<{ data: null }>({
  id: 'home.restoreFirstDays',
  method: 'POST',
  path: '/api/base-data/apphome/firstDays/restore',
  access: { resource: ADMIN_RIGHTS.users.view },
})
