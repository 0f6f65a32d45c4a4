import type { CallingPerson } from '@apron/server-kit/calls/call-context'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import { allPermissions } from '@apron/server-kit/people/acting'
import type { Kysely } from 'kysely'
import { type AdminUsersDeps, adminUsersRoutes } from './admin/admin-users.routes.ts'
import { type DraftKeysDeps, draftKeysRoutes } from './draft-keys/draft-keys.routes.ts'
import { type PersonLinksDeps, personLinksRoutes } from './links/person-links.routes.ts'
import { type UsersDeps, usersRoutes } from './users/users.routes.ts'
import { findCaller } from './users/users.store.ts'

export { type Account, type FindAccount, findAccount, setPassword } from './accounts/accounts.store.ts'
export { FIRST_PEOPLE, type FirstPeople } from './accounts/first-people.store.ts'
export { prepareStateAgain, prepareUserAgain } from './admin/change-users.service.ts'
export { sweepDraftKeys } from './draft-keys/draft-keys.store.ts'
export { revokeHandedOverCredentials } from './links/handed-over-credentials.store.ts'
export { newPersonLink, sweepPersonLinks } from './links/person-links.store.ts'
export { deletePinsWithAudit, pinsExpiredAt, pinsOf } from './quick-sign-in/delete-pins.ts'
export { deviceOf } from './quick-sign-in/device-cookie.ts'
export { createSignInMethodNotifier } from './quick-sign-in/notify-sign-in-method.ts'
export { renewPin } from './quick-sign-in/pins.store.ts'
export type { QuickSession, QuickSessions } from './quick-sign-in/quick-sessions.ts'
export { quickSignInRoutes } from './quick-sign-in/quick-sign-in.routes.ts'
export { SIGN_IN_METHOD_EVENTS } from './quick-sign-in/sign-in-method.events.ts'
export { deleteKeysWithAudit, keysOf } from './security-keys/delete-keys.ts'
export { removeDeviceOfOtherOwner } from './security-keys/own-device.ts'
export { relyingPartyOf } from './security-keys/relying-party.ts'
export { securityKeysRoutes } from './security-keys/security-keys.routes.ts'
export { createSessionStore, type OpenedSession, type SessionStore } from './sessions/session.store.ts'
export { peopleService } from './users/people.service.ts'
export { type SessionDetails, type SessionLimits, userInfo } from './users/users.rules.ts'
export { findEmployee } from './users/users.store.ts'

export interface PeopleDeps extends UsersDeps, AdminUsersDeps, PersonLinksDeps {
  readonly draftKeys: Omit<DraftKeysDeps, 'db' | 'clock'>
}

/** People, their accounts and sign-ins.  */
export function peopleRoutes(deps: PeopleDeps): ServerRoute[] {
  return [
    ...personLinksRoutes(deps),
    ...adminUsersRoutes(deps),
    ...usersRoutes(deps),
    ...draftKeysRoutes({ ...deps, ...deps.draftKeys }),
  ]
}

/** Returns the caller with permissions and sites, or null for an unknown or disabled account. */
export async function callingPerson(db: Kysely<unknown>, userCode: string): Promise<CallingPerson | null> {
  const caller = await findCaller(db, userCode)
  if (caller === null) return null
  const ownResources = new Set(caller.resources)
  const acting = caller.acting.map(one => ({ ...one, resources: new Set(one.resources) }))
  return { ...caller, ownResources, acting, resources: allPermissions(ownResources, acting) }
}
