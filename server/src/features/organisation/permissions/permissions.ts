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
import { createRightsNotifier } from './changes/notify-of-changes.ts'
import type { PrepareAgain } from './changes/prepared-change.ts'
import { rightsChangesRoutes } from './changes/rights-changes.routes.ts'
import { createRightsChanges, type RightsChanges } from './changes/rights-changes.service.ts'
import { createRightsGuard, type RightsGuard } from './changes/rights-guard.ts'
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
export { personLabel } from './changes/person-label.ts'
export type { PrepareAgain, PreparedChange } from './changes/prepared-change.ts'
export { RIGHTS_EVENTS } from './changes/rights.events.ts'
export type { RightsChanges } from './changes/rights-changes.service.ts'
export { namesOf, type StoredChange, waitingChanges } from './changes/rights-changes.store.ts'
export { rightsChangesWork } from './changes/rights-changes.work.ts'
export type { ChangeAuthor, RightsGuard } from './changes/rights-guard.ts'
export { violationRefusal } from './changes/rights-refusal.ts'
export { actingService, delegationsTo } from './delegations/acting.store.ts'
export { DELEGATION_EVENTS } from './delegations/delegations.events.ts'
export { createOperationRecorder, type RecordOperation } from './delegations/record-operation.ts'
export { type AppEntries, addAppMenu, addEntries } from './menus/app-menu.store.ts'
export { applicationTitles, pageTitles } from './menus/page-titles.store.ts'
export { heldRights } from './resources/resources.store.ts'
export { roleCodes } from './roles/roles.store.ts'

export interface RightsDeps extends PersonMailDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audit: SecurityAudit
  readonly messages: MessagesService
  /** Prepares held changes of people or of the dictionary again. */
  readonly prepare: Readonly<Record<'user' | 'enable' | 'dictionary', PrepareAgain>>
}

/** Permission changes that take two people. */
export interface Rights {
  readonly guard: RightsGuard
  /** Sends messages about delegations. */
  readonly delegations: DelegationNotifier
  readonly changes: RightsChanges
}

/** Roles, permissions, the menu, and their changes. */
export function createRights(deps: RightsDeps): Rights {
  const { db, clock, audit, messages } = deps
  const mail = createPersonMail(deps)
  const guard = createRightsGuard({ clock, audit, mail, notify: createRightsNotifier(messages) })
  const delegations = createDelegationNotifier(messages)
  const prepare = { ...deps.prepare, role: prepareRoleAgain, delegation: prepareDelegationAgain(delegations) }
  return { guard, delegations, changes: createRightsChanges({ db, clock, audit, guard, prepare }) }
}

export interface RightsRoutesDeps extends Rights {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly audited: Audited
}

export function rightsRoutes(deps: RightsRoutesDeps): ServerRoute[] {
  return [
    ...adminMenusRoutes(deps),
    ...adminResourcesRoutes(deps),
    ...adminRolesRoutes(deps),
    ...rightsChangesRoutes(deps),
    ...delegationsRoutes({ ...deps, notify: deps.delegations }),
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
