import type { FirstAdministrator } from '../entities/first-administrator.ts'
import { defineCall } from './define-call.ts'

/** Makes the first administrator of an empty portal, once, with the token of the printed link. */
export const firstAdministrator = defineCall<{ body: FirstAdministrator; data: { userCode: string } }>({
  id: 'setup.firstAdministrator',
  method: 'POST',
  path: '/api/system/setup/firstAdministrator',
  access: 'public',
  timeoutAlert: false,
  failures: 'suppress',
})
