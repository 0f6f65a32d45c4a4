import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import type { Employee, UserCodeQuery, UserHit, UserQuery } from './user.ts'

/**
 * Searches enabled people by employee number, name or department. External users find those of their own enterprise.
 * The field itself shows failures. §7, UI-01.
 */
export const queryUsers = defineCall<{ body: UserQuery; data: PageOf<UserHit> }>({
  id: 'user.queryPage',
  method: 'POST',
  path: '/api/system/auth/cmnSvUser/queryPage',
  failures: 'in-place',
})

/** Returns one enabled person by employee number, for a form. Unknown and invisible people give the same response. §7, UI-11. */
export const formUserByCode = defineCall<{ query: UserCodeQuery; data: Employee }>({
  id: 'user.getFormUserByCode',
  method: 'GET',
  path: '/api/system/auth/cmnSvUser/getFormUserByCode',
})
