import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { createFieldRefusal } from '@apron/contract/errors/field-refusal'
import { Refusal } from '@apron/contract/errors/refusal'
import type {
  AdminMenu,
  AdminMenuDelete,
  AdminMenuMove,
  AdminMenuSave,
} from '@apron/contract/menus/admin-menu'
import { MENU_DEPTH } from '@apron/contract/menus/menu-item'
import {
  administrationPermission,
  MENU_FIELD_LABELS,
  menuProblems,
} from '@apron/contract/rules/menus/menu-fields'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Kysely } from 'kysely'
import { lockPeople } from '../../../../platform/access/people-lock.ts'
import type { ChangeAuthor, PermissionGuard } from '../changes/permission-guard.ts'
import {
  allMenus,
  dropMenu,
  knownRoles,
  lockMenu,
  permissionTitles,
  putMenu,
  putOrder,
  type StoredMenu,
} from './admin-menus.store.ts'
import { breaksAdministration } from './administration-entry.rules.ts'
import { placeProblem, placesOf } from './menu-place.rules.ts'

/** Converts an entry for responses, in which its position is the order. */
export function toAdminMenu({ sort: _sort, ...entry }: StoredMenu): AdminMenu {
  return entry
}

/** Creates or changes an entry. A new or moved one becomes the last of its level. */
export async function saveMenu(
  transaction: Kysely<unknown>,
  { version, ...wanted }: AdminMenuSave,
  by: ChangeAuthor,
  guard: Pick<PermissionGuard, 'require'>,
): Promise<AdminMenu> {
  const { language } = by
  await lockPeople(transaction)
  await lockMenu(transaction)
  const entries = await allMenus(transaction)
  const before = wanted.id === null ? null : entryOf(entries, wanted.id)
  const name = language === 'zh' ? wanted.nameZh : wanted.nameEn
  requireCurrentVersion(before, version, name)
  requirePlace(placeProblem(placesOf(entries), wanted.id, wanted.parentId), name)
  const rights = new Set((await permissionTitles(transaction, language)).map(({ identify }) => identify))
  const [problem] = menuProblems(wanted, rights)
  if (problem) throw createFieldRefusal(problem, MENU_FIELD_LABELS, language)
  const roles = await knownRoles(transaction)
  const unknownRole = wanted.roles.find(({ roleCode }) => !roles.has(roleCode))
  if (unknownRole)
    throw createFieldRefusal(
      { field: 'roles', problem: 'unknown', params: { value: unknownRole.roleCode } },
      { roles: { zh: '可见角色', en: 'Roles that see it' } },
      language,
    )
  if (breaksAdministration(before, wanted)) {
    throw new Refusal(SERVER_ERRORS.administrationStays, { name })
  }
  const identify = { before: before?.identify ?? null, after: wanted.identify }
  await guard.require(transaction, { of: 'menu', ...identify }, name, by)
  const stays = before !== null && before.parentId === wanted.parentId
  const id = before?.id ?? randomUUID()
  const sort = stays ? before.sort : lastSort(entries, wanted.parentId) + 1
  await putMenu(transaction, { ...wanted, id, sort }, before === null)
  return toAdminMenu(entryOf(await allMenus(transaction), id))
}

function entryOf(entries: readonly StoredMenu[], id: string): StoredMenu {
  const entry = entries.find(each => each.id === id)
  if (entry === undefined) throw new Refusal(SERVER_ERRORS.notFound)
  return entry
}

function requirePlace(problem: ReturnType<typeof placeProblem>, name: string): void {
  if (problem === 'unknown') throw new Refusal(SERVER_ERRORS.notFound)
  if (problem === 'loop') throw new Refusal(SERVER_ERRORS.menuLoop, { name })
  if (problem === 'deep') throw new Refusal(SERVER_ERRORS.menuTooDeep, { depth: String(MENU_DEPTH) })
}

/** Returns the position of the last entry of a level, or -1. */
function lastSort(entries: readonly StoredMenu[], parentId: string | null): number {
  return Math.max(-1, ...entries.filter(entry => entry.parentId === parentId).map(({ sort }) => sort))
}

/** Moves an entry by one position among its siblings. @returns the entry, or null at the end of the level */
export async function moveMenu(
  transaction: Kysely<unknown>,
  { id, direction }: AdminMenuMove,
): Promise<AdminMenu | null> {
  await lockMenu(transaction)
  const entries = await allMenus(transaction)
  const entry = entryOf(entries, id)
  const order = entries.filter(({ parentId }) => parentId === entry.parentId).map(each => each.id)
  const at = order.indexOf(id)
  const to = at + (direction === 'up' ? -1 : 1)
  if (to < 0 || to >= order.length) return null
  await putOrder(transaction, order.toSpliced(at, 1).toSpliced(to, 0, id))
  return toAdminMenu(entry)
}

/** Deletes an entry without children. @returns the deleted entry */
export async function deleteMenu(
  transaction: Kysely<unknown>,
  { id, version }: AdminMenuDelete,
  by: ChangeAuthor,
  guard: Pick<PermissionGuard, 'require'>,
): Promise<AdminMenu> {
  await lockPeople(transaction)
  await lockMenu(transaction)
  const entries = await allMenus(transaction)
  const entry = entryOf(entries, id)
  const name = by.language === 'zh' ? entry.nameZh : entry.nameEn
  requireCurrentVersion(entry, version, name)
  const below = entries.filter(({ parentId }) => parentId === id).length
  if (below > 0) throw new Refusal(SERVER_ERRORS.menuNotEmpty, { name, count: String(below) })
  if (administrationPermission(entry.url) !== null)
    throw new Refusal(SERVER_ERRORS.administrationStays, { name })
  await guard.require(transaction, { of: 'menu', before: entry.identify, after: null }, name, by)
  await dropMenu(transaction, id)
  return toAdminMenu(entry)
}
