import { defineCall } from '../calls/define-call.ts'
import type { UserInfo } from '../organisation/user-info.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type { FirstAdministrator, FirstInvitation, FirstSites, FirstUser, SetupOptions } from './setup.ts'

/**
 * Creates the first administrator of an empty portal and logs them in. Needs the token of the link that the server
 * printed, and works only once.
 */
export const firstAdministrator = defineCall<{ body: FirstAdministrator; data: UserInfo }>({
  id: 'setup.firstAdministrator',
  method: 'POST',
  path: '/api/system/setup/firstAdministrator',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/**
 * Returns the choices for the next setup steps. This call and those steps are rejected once a second person has a
 * password.
 */
export const setupOptions = defineCall<{ data: SetupOptions }>({
  id: 'setup.options',
  method: 'GET',
  path: '/api/system/setup/options',
  access: { resource: ADMIN_PERMISSIONS.users.edit },
  failures: 'in-place',
})

/**
 * Sets the airports at which the company works. May be repeated. The session continues at the first one, with the
 * returned token.
 */
export const firstSites = defineCall<{ body: FirstSites; data: UserInfo }>({
  id: 'setup.sites',
  method: 'POST',
  path: '/api/system/setup/sites',
  access: { resource: ADMIN_PERMISSIONS.sites.edit },
  failures: 'in-place',
})

/**
 * Creates a user with a one-time link. A repetition for the same account replaces user and link, as long as the person
 * has no password.
 */
export const firstUser = defineCall<{ body: FirstUser; data: FirstInvitation }>({
  id: 'setup.firstUser',
  method: 'POST',
  path: '/api/system/setup/firstUser',
  access: { resource: ADMIN_PERMISSIONS.users.edit },
  failures: 'in-place',
})
