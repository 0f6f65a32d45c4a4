import type { Language } from '@apron/contract/dictionary/language'
import type { MenuItem } from '@apron/contract/menus/menu-item'
import type { ServerRoute } from '@apron/server-kit/calls/serve-call'
import type { MessagesService } from '@apron/server-kit/messages/messages-service'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { versionOf } from '../../../platform/live/version-of.ts'
import type { Audited } from '../../../platform/log/audited.ts'
import type { SecurityAudit } from '../../../platform/log/security-audit.ts'
import { createPersonMail, type PersonMailDeps } from './changes/emails.ts'
import { createPermissionNotifier } from './changes/notify-of-changes.ts'
import { permissionChangesRoutes } from './changes/permission-changes.routes.ts'
import { createPermissionChanges, type PermissionChanges } from './changes/permission-changes.service.ts'
import { createPermissionGuard, type PermissionGuard } from './changes/permission-guard.ts'
import type { PrepareAgain } from './changes/prepared-change.ts'
import { delegationsRoutes } from './delegations/delegations.routes.ts'
import { prepareDelegationAgain } from './delegations/give-delegation.service.ts'
import { createDelegationNotifier, type DelegationNotifier } from './delegations/notify-of-delegations.ts'
import { adminMenusRoutes } from './menus/admin-menus.routes.ts'
import { menusRoutes } from './menus/menus.routes.ts'
import { menuPaths, menuTree } from './menus/menus.rules.ts'
import { menuEntries } from './menus/menus.store.ts'
import { adminResourcesRoutes } from './resources/admin-resources.routes.ts'
import { resourcesRoutes } from './resources/resources.routes.ts'
import { resourcesOf } from './resources/resources.store.ts'
import { adminRolesRoutes } from './roles/admin-roles.routes.ts'
import { prepareRoleAgain } from './roles/change-roles.service.ts'
import { rolesRoutes } from './roles/roles.routes.ts'

export { confirmerOf } from './changes/appointments.store.ts'
export type { Email, NewLink, PersonMail } from './changes/emails.ts'
export { PERMISSION_EVENTS } from './changes/permission.events.ts'
export type { PermissionChanges } from './changes/permission-changes.service.ts'
export { namesOf, type StoredChange, waitingChanges } from './changes/permission-changes.store.ts'
export { permissionChangesWork } from './changes/permission-changes.work.ts'
export type { ChangeAuthor, PermissionGuard } from './changes/permission-guard.ts'
export { violationRefusal } from './changes/permission-refusal.ts'
export { personLabel } from './changes/person-label.ts'
export type { PrepareAgain, PreparedChange } from './changes/prepared-change.ts'
export { actingService, delegationsTo } from './delegations/acting.store.ts'
export { DELEGATION_EVENTS } from './delegations/delegations.events.ts'
export { createOperationRecorder, type RecordOperation } from './delegations/record-operation.ts'
export { type AppEntries, addAppMenu, addEntries } from './menus/app-menu.store.ts'
export { applicationTitles, pageTitles } from './menus/page-titles.store.ts'
export { findHeldPermissions } from './resources/resources.store.ts'
export { roleCodes } from './roles/roles.store.ts'

export interface PermissionServicesDeps extends PersonMailDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly messages: MessagesService
  /** Prepares a change of a person or of the dictionary again when a second administrator confirms it. */
  readonly prepare: Readonly<Record<'user' | 'enable' | 'dictionary', PrepareAgain>>
}

/** Services for permission changes that a second administrator must confirm. */
export interface PermissionServices {
  readonly guard: PermissionGuard
  readonly delegationNotifier: DelegationNotifier
  readonly changes: PermissionChanges
}

export function createPermissionServices(deps: PermissionServicesDeps): PermissionServices {
  const { db, clock, audit, messages } = deps
  const mail = createPersonMail(deps)
  const guard = createPermissionGuard({ clock, audit, mail, notify: createPermissionNotifier(messages) })
  const delegationNotifier = createDelegationNotifier(messages)
  const prepare = {
    ...deps.prepare,
    role: prepareRoleAgain,
    delegation: prepareDelegationAgain(delegationNotifier),
  }
  return { guard, delegationNotifier, changes: createPermissionChanges({ db, clock, audit, guard, prepare }) }
}

export interface PermissionRoutesDeps extends PermissionServices {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audited: Audited
}

export function permissionRoutes(deps: PermissionRoutesDeps): ServerRoute[] {
  return [
    ...adminMenusRoutes(deps),
    ...adminResourcesRoutes(deps),
    ...adminRolesRoutes(deps),
    ...permissionChangesRoutes(deps),
    ...delegationsRoutes({ ...deps, notify: deps.delegationNotifier }),
    ...rolesRoutes(deps),
    ...menusRoutes(deps),
    ...resourcesRoutes(deps),
  ]
}

/** Returns the menu of a person. */
export async function menuOf(db: Kysely<unknown>, userCode: string, language: Language): Promise<MenuItem[]> {
  return menuTree(await menuEntries(db, userCode), language)
}

/** Returns the menu of a person in both languages. */
export async function menusOf(
  db: Kysely<unknown>,
  userCode: string,
): Promise<Record<Language, readonly MenuItem[]>> {
  const entries = await menuEntries(db, userCode)
  return { zh: menuTree(entries, 'zh'), en: menuTree(entries, 'en') }
}

/** Returns the paths that a person may open by their menu. */
export async function menuPathsOf(db: Kysely<unknown>, userCode: string): Promise<ReadonlySet<string>> {
  return menuPaths(await menuEntries(db, userCode))
}

/** Returns a version that changes with the person's menu and permissions. */
export async function menuVersionOf(db: Kysely<unknown>, userCode: string): Promise<string> {
  return versionOf({ menu: await menuEntries(db, userCode), rights: await resourcesOf(db, userCode) })
}
