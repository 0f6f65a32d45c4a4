import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { PermissionChange, PermissionRules } from '@apron/contract/permissions/permission-change'
import {
  confirmPermissionChange,
  getPermissionRules,
  pagePermissionChanges,
  refusePermissionChange,
  withdrawPermissionChange,
} from '@apron/contract/permissions/permission-change.calls'
import { PERMISSION_CHANGE_SCHEMAS } from '@apron/contract/permissions/permission-change.schemas'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { ADMINISTRATION } from '@apron/contract/rules/rights/guarded-permissions'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { requestingPerson } from '../../../../platform/http/admission/requesting-person.ts'
import { confirmerOf } from './appointments.store.ts'
import type { Decider, PermissionChanges } from './permission-changes.service.ts'
import { pageOfChanges, presentChanges, type StoredChange } from './permission-changes.store.ts'
import { loadPermissionActor, loadPermissionCatalogue } from './permission-facts.store.ts'

export interface PermissionChangesRoutesDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly changes: PermissionChanges
}

export function permissionChangesRoutes({ db, clock, changes }: PermissionChangesRoutesDeps): ServerRoute[] {
  const loadViewer = async (context: CallContext) => ({
    by: await confirmerOf(db, callerOf(context).userCode),
    language: context.language,
    now: clock.now(),
  })
  async function present(change: StoredChange, context: CallContext): Promise<PermissionChange> {
    const [row] = await presentChanges(db, [change], await loadViewer(context))
    if (row === undefined) throw new Refusal(SERVER_ERRORS.notFound)
    return row
  }

  return [
    serveCall(
      pagePermissionChanges,
      PERMISSION_CHANGE_SCHEMAS.pagePermissionChanges,
      async ({ body }, context) => pageOfChanges(db, body, await loadViewer(context)),
    ),
    serveCall(getPermissionRules, PERMISSION_CHANGE_SCHEMAS.getPermissionRules, (_input, context) =>
      rulesFor(db, callerOf(context).userCode),
    ),
    serveCall(
      confirmPermissionChange,
      PERMISSION_CHANGE_SCHEMAS.confirmPermissionChange,
      async ({ body }, context) => present(await changes.confirm(body.id, deciderOf(context)), context),
    ),
    serveCall(
      refusePermissionChange,
      PERMISSION_CHANGE_SCHEMAS.refusePermissionChange,
      async ({ body }, context) => present(await changes.refuse(body.id, deciderOf(context)), context),
    ),
    serveCall(
      withdrawPermissionChange,
      PERMISSION_CHANGE_SCHEMAS.withdrawPermissionChange,
      async ({ body }, context) => present(await changes.withdraw(body.id, deciderOf(context)), context),
    ),
  ]
}

/** Returns the guarded permissions and the caller's share of them, for callers who may open the forms. */
async function rulesFor(db: Kysely<unknown>, userCode: string): Promise<PermissionRules> {
  const { roles, guarded, firstDay } = await loadPermissionActor(db, userCode)
  const editors = [ADMIN_PERMISSIONS.users.edit, ADMIN_PERMISSIONS.roles.edit]
  if (!editors.some(permission => guarded.has(permission))) throw new Refusal(SERVER_ERRORS.forbidden)
  const catalogue = await loadPermissionCatalogue(db)
  return {
    firstDay,
    roles: [...catalogue.roles].flatMap(([code, grants]) => {
      const own = grants
        .filter(({ identify }) => catalogue.guarded.has(identify))
        .map(({ identify, userType, deptCode }) => ({ identify, userType, deptCode }))
      return own.length === 0 ? [] : [{ code, grants: own }]
    }),
    posts: [...catalogue.posts].flatMap(([code, rights]) => {
      const own = rights.filter(permission => catalogue.guarded.has(permission))
      return own.length === 0 ? [] : [{ code, rights: own }]
    }),
    guarded: [...catalogue.guarded.difference(ADMINISTRATION)].toSorted(),
    own: { roles: [...roles], guarded: [...guarded] },
  }
}

function deciderOf(context: CallContext): Decider {
  const { userCode: by, address, language } = requestingPerson(context)
  return { by, isOperator: false, address, language }
}
