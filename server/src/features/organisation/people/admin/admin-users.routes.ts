import {
  changeSeveralUsers,
  endUserSessions,
  getAdminUser,
  getInvitationChannels,
  importUsers as importUsersCall,
  inviteSeveralUsers,
  inviteUser,
  pageAdminUsers,
  printUserLinks,
  resetUserPassword,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { ADMIN_USER_SCHEMAS } from '@apron/contract/organisation/admin-user.schemas'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import type { NewLink, PermissionGuard } from '../../permissions/permissions.ts'
import { changeSeveral } from './bulk-change.service.ts'
import { endSessions, saveUser, setEnabled, userOf } from './change-users.service.ts'
import { importUsers } from './import-users.service.ts'
import { inviteSeveral } from './invite-several.service.ts'
import { printLinks } from './link-sheet.service.ts'
import { createPasswordLinks } from './password-links.service.ts'
import { pageOfUsers } from './user-list.store.ts'

export interface AdminUsersDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly guard: PermissionGuard
  readonly newLink: NewLink
}

export function adminUsersRoutes(deps: AdminUsersDeps): ServerRoute[] {
  const { db, guard } = deps
  const links = createPasswordLinks(deps)
  return [
    serveCall(pageAdminUsers, ADMIN_USER_SCHEMAS.pageAdminUsers, ({ body }, context) =>
      pageOfUsers(db, body, context.language),
    ),
    serveCall(getAdminUser, ADMIN_USER_SCHEMAS.getAdminUser, ({ query }, context) =>
      userOf(db, query.userCode, context.language),
    ),
    serveCall(saveAdminUser, ADMIN_USER_SCHEMAS.saveAdminUser, async ({ body }, context) => {
      return await saveUser(db, body, requestingPerson(context), guard)
    }),
    serveCall(setUserEnabled, ADMIN_USER_SCHEMAS.setUserEnabled, async ({ body }, context) => {
      return await setEnabled(db, body, requestingPerson(context), guard)
    }),
    serveCall(endUserSessions, ADMIN_USER_SCHEMAS.endUserSessions, async ({ body }, context) => {
      return { ended: await endSessions(db, body.userCode, requestingPerson(context), guard) }
    }),
    serveCall(inviteUser, ADMIN_USER_SCHEMAS.inviteUser, ({ body }, context) =>
      links.invite(body.userCode, requestingPerson(context)),
    ),
    serveCall(resetUserPassword, ADMIN_USER_SCHEMAS.resetUserPassword, ({ body }, context) =>
      links.reset(body.userCode, requestingPerson(context)),
    ),
    serveCall(importUsersCall, ADMIN_USER_SCHEMAS.importUsers, async ({ body }, context) => {
      return await importUsers(db, body, requestingPerson(context), guard)
    }),
    serveCall(changeSeveralUsers, ADMIN_USER_SCHEMAS.changeSeveralUsers, ({ body }, context) =>
      changeSeveral(db, body, requestingPerson(context), guard),
    ),
    serveCall(getInvitationChannels, ADMIN_USER_SCHEMAS.getInvitationChannels, () =>
      Promise.resolve({ gateway: guard.mail.reachesPeople }),
    ),
    serveCall(inviteSeveralUsers, ADMIN_USER_SCHEMAS.inviteSeveralUsers, ({ body }, context) =>
      inviteSeveral(body.userCodes, requestingPerson(context), links, guard.mail),
    ),
    serveCall(printUserLinks, ADMIN_USER_SCHEMAS.printUserLinks, ({ body }, context) =>
      printLinks(body.userCodes, requestingPerson(context), deps),
    ),
  ]
}
