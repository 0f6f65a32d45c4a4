import type { PageOf } from '../entities/paging.ts'
import type { Employee, UserCodeQuery, UserHit, UserQuery } from '../entities/user.ts'
import { defineCall } from './define-call.ts'

/** Active people by employee number, name or department; an external user finds those of their own enterprise. §7, UI-01. The field shows itself why a search failed. */
export const queryUsers = defineCall<{ body: UserQuery; data: PageOf<UserHit> }>({
  id: 'user.queryPage',
  method: 'POST',
  path: '/api/system/auth/cmnSvUser/queryPage',
  failures: 'in-place',
})

/** One active person by employee number, for a form. An unknown one and one who may not be found answer the same. §7, UI-11. */
export const formUserByCode = defineCall<{ query: UserCodeQuery; data: Employee }>({
  id: 'user.getFormUserByCode',
  method: 'GET',
  path: '/api/system/auth/cmnSvUser/getFormUserByCode',
})
