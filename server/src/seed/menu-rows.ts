import { randomUUID } from 'node:crypto'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { Insertable } from 'kysely'
import type { UserType } from '../features/organisation/people/users/users.tables.ts'
import type { MenusTables, MenuTable } from '../features/organisation/permissions/menus/menus.tables.ts'
import { pageGrants } from './app-grants.ts'
import { offersOf } from './app-offers/new-offers.ts'
import { ADMIN_GROUP, ADMIN_PAGES } from './data/administration.data.ts'
import { EMPLOYEE_MENU, FLOW_GROUP, FLOW_PAGES, SHELL_MENU } from './data/menus.data.ts'
import { ROLES, type RoleCode } from './data/roles.data.ts'

const ADMINISTRATOR: RoleCode = 'ADMIN'

type MenuRow = Insertable<MenuTable>

interface MenuRows {
  readonly menu: Insertable<MenuTable>[]
  readonly roleMenu: MenusTables['role_menu'][]
}

/**
 * Returns the whole menu with each role's entries. Groups need no grant: they come with their pages.
 * @param apps in menu order
 */
export function menuRows(apps: readonly AppDefinition[]): MenuRows {
  const shell = SHELL_MENU.map((entry, index) => menuRow(entry, { sort: index, parentId: null }))
  const appEntries = apps.flatMap((app, index) => appRows(app, shell.length + 1 + index))
  const last = shell.length + 1 + apps.length
  const [flowGroup, ...flowPages] = flowRows(last)
  const employeeEntries = EMPLOYEE_MENU.map((entry, index) =>
    menuRow(entry, { sort: last + 1 + index, parentId: null }),
  )
  const [adminGroup, ...adminPages] = adminRows(last + 1 + employeeEntries.length)
  const byUrl = new Map(appEntries.map(entry => [entry.url, entry]))
  const roleMenu = ROLES.flatMap(([role]) => {
    const forEmployees = role === ADMINISTRATOR ? employeeEntries.concat(adminPages) : employeeEntries
    return shell
      .concat(flowPages)
      .flatMap(({ id }) => forEverybody(role, id))
      .concat(forEmployees.map(({ id }) => roleMenuRow(role, id, 'employee')))
  })
  const appRoleMenu = apps.flatMap(pageGrants).flatMap(({ role, userType, url }) => {
    const entry = byUrl.get(url)
    return entry === undefined ? [] : [roleMenuRow(role, entry.id, userType)]
  })
  return {
    menu: [...shell, ...appEntries, flowGroup, ...flowPages, ...employeeEntries, adminGroup, ...adminPages],
    roleMenu: [...roleMenu, ...appRoleMenu],
  }
}

/** Returns group and pages of an application. */
function appRows(app: AppDefinition, sort: number): MenuRow[] {
  const top = menuRow({ url: '', ...app.title }, { sort, parentId: null })
  const pages = offersOf(app).pages.map(({ url, title, hidden, identify }, index) =>
    Object.assign(menuRow({ url, ...title }, { sort: index, parentId: top.id }, identify), { hidden }),
  )
  // A group stays a group even if a role sees only one of its pages.
  return [{ ...top, always_show: pages.length > 1 }, ...pages]
}

/** Returns group and pages of the work flow. */
function flowRows(sort: number): [MenuRow, ...MenuRow[]] {
  const top = { ...menuRow(FLOW_GROUP, { sort, parentId: null }), always_show: true }
  return [top, ...FLOW_PAGES.map((page, index) => menuRow(page, { sort: index, parentId: top.id }))]
}

/** Returns group and pages of the administration, each with its permission. */
function adminRows(sort: number): [MenuRow, ...MenuRow[]] {
  const top = { ...menuRow(ADMIN_GROUP, { sort, parentId: null }), always_show: true }
  const pages = ADMIN_PAGES.map((page, index) =>
    menuRow(page, { sort: index, parentId: top.id }, ADMIN_PERMISSIONS[page.kind].view),
  )
  return [top, ...pages]
}

function menuRow(
  entry: { readonly url: string; readonly zh: string; readonly en: string },
  place: { readonly sort: number; readonly parentId: string | null },
  identify: string | null = null,
): MenuRow {
  return {
    id: randomUUID(),
    parent_id: place.parentId,
    url: entry.url,
    name_zh: entry.zh,
    name_en: entry.en,
    sort: place.sort,
    hidden: false,
    always_show: false,
    identify,
  }
}

function forEverybody(role: string, menuId: string): MenusTables['role_menu'][] {
  return [roleMenuRow(role, menuId, 'employee'), roleMenuRow(role, menuId, 'enterprise')]
}

function roleMenuRow(role: string, menuId: string, userType: UserType): MenusTables['role_menu'] {
  return { role_code: role, menu_id: menuId, user_type: userType }
}
