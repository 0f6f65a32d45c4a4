import type {
  FirstAdministrator,
  FirstInvitation,
  FirstSites,
  FirstUser,
  SetupOptions,
} from '../entities/setup.ts'
import type { UserInfo } from '../entities/user-info.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

/** Makes the first administrator of an empty portal, once, with the token of the printed link, and logs them in. */
export const firstAdministrator = defineCall<{ body: FirstAdministrator; data: UserInfo }>({
  id: 'setup.firstAdministrator',
  method: 'POST',
  path: '/api/system/setup/firstAdministrator',
  access: 'public',
  timeoutAlert: false,
  failures: 'in-place',
})

/** What the further steps choose from. Refused once somebody else has a password, as are they. */
export const setupOptions = defineCall<{ data: SetupOptions }>({
  id: 'setup.options',
  method: 'GET',
  path: '/api/system/setup/options',
  access: { resource: ADMIN_RIGHTS.users.edit },
  failures: 'in-place',
})

/** Says at which airports the company works. May be repeated. The session goes on at the first of them, with the token answered here. */
export const firstSites = defineCall<{ body: FirstSites; data: UserInfo }>({
  id: 'setup.sites',
  method: 'POST',
  path: '/api/system/setup/sites',
  access: { resource: ADMIN_RIGHTS.sites.edit },
  failures: 'in-place',
})

/** Makes a user and a one-time link for them. Repeated with the same account it replaces both, until the person has a password. */
export const firstUser = defineCall<{ body: FirstUser; data: FirstInvitation }>({
  id: 'setup.firstUser',
  method: 'POST',
  path: '/api/system/setup/firstUser',
  access: { resource: ADMIN_RIGHTS.users.edit },
  failures: 'in-place',
})
