import { randomUUID } from 'node:crypto'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { Insertable } from 'kysely'
import type { UserType } from '../features/people/users/users.tables.ts'
import type { MenusTables, MenuTable } from '../features/rights/menus/menus.tables.ts'
import { type OfferedPage, offersOf } from './app-offers/new-offers.ts'
import { ADMIN_GROUP, ADMIN_PAGES } from './data/administration.data.ts'
import { authorityOf } from './data/authorised-apps.data.ts'
import {
  APP_MENUS,
  type AppMenuSeed,
  EMPLOYEE_MENU,
  FLOW_GROUP,
  FLOW_PAGES,
  LEFTOVER_ENTRY,
  SHELL_MENU,
} from './data/menus.data.ts'
import { EXTERNAL_GRANTS } from './data/rights.data.ts'
import { ROLES, type RoleCode } from './data/roles.data.ts'
import { rolesOf } from './right-rows.ts'

const ADMINISTRATOR: RoleCode = 'ADMIN'

interface MenuRow extends Insertable<MenuTable> {
  /** The sub-application of a page; null for the shell's own entries and for groups. */
  readonly app: string | null
}

interface MenuRows {
  readonly menu: Insertable<MenuTable>[]
  readonly roleMenu: MenusTables['role_menu'][]
}

/** The whole menu with what each role sees of it. Groups need no grant: they come with the pages below them. */
export function menuRows(definitions: readonly AppDefinition[]): MenuRows {
  const shell = SHELL_MENU.map((entry, index) => row(entry, { sort: index, parentId: null }))
  const offered = definitions.flatMap(app => offersOf(app).pages)
  const groups = [...APP_MENUS, ...definitions.filter(isNew).map(groupOf)]
  const apps = groups.flatMap((group, index) =>
    appRows(
      group,
      offered.filter(({ app }) => app === group.app),
      shell.length + 1 + index,
    ),
  )
  const last = shell.length + 1 + groups.length
  const [flowGroup, ...flowPages] = flowRows(last)
  const inside = EMPLOYEE_MENU.map((entry, index) => row(entry, { sort: last + 1 + index, parentId: null }))
  const [adminGroup, ...adminPages] = adminRows(last + 1 + inside.length)
  const pages = apps.filter(entry => entry.app !== null)
  const roleMenu = ROLES.flatMap(([role]) => [
    ...[...shell, ...flowPages].flatMap(({ id }) => forEverybody(role, id)),
    ...inside.map(({ id }) => grant(role, id, 'employee')),
    ...(role === ADMINISTRATOR ? adminPages.map(({ id }) => grant(role, id, 'employee')) : []),
    ...pages
      .filter(({ app }) => app !== null && authorityOf(role, app) !== '–')
      .map(({ id }) => grant(role, id, 'employee')),
    ...definitions
      .filter(definition => rolesOf(definition).includes(role))
      .flatMap(({ name }) =>
        pages.filter(({ app }) => app === name).map(({ id }) => grant(role, id, 'employee')),
      ),
    ...pages
      .filter(({ url }) => EXTERNAL_GRANTS.some(own => own.role === role && own.pages.includes(url)))
      .map(({ id }) => grant(role, id, 'enterprise')),
  ])
  return {
    menu: [...shell, ...apps, flowGroup, ...flowPages, ...inside, adminGroup, ...adminPages].map(
      ({ app: _app, ...columns }) => columns,
    ),
    roleMenu,
  }
}

/** The entry that only the demo has. */
export function leftoverRows(): MenuRows {
  const { app: _app, ...menu } = row(LEFTOVER_ENTRY, { sort: SHELL_MENU.length, parentId: null })
  return { menu: [menu], roleMenu: ROLES.flatMap(([role]) => forEverybody(role, menu.id)) }
}

/** Whether the menu of the product does not have the application yet. */
function isNew({ name }: AppDefinition): boolean {
  return !APP_MENUS.some(({ app }) => app === name)
}

function groupOf({ name, title }: AppDefinition): AppMenuSeed {
  return { app: name, ...title, pages: [] }
}

/** What an application offers, then what is to come of it. */
function appRows(group: AppMenuSeed, offered: readonly OfferedPage[], sort: number): MenuRow[] {
  const top = row({ url: '', zh: group.zh, en: group.en }, { sort, parentId: null })
  const pages = [
    ...offered.map(({ url, title, hidden, identify }) => ({ url, ...title, hidden, identify })),
    ...group.pages.map(({ path, zh, en, identify = null }) => ({
      url: `/${group.app}/${path}`,
      zh,
      en,
      hidden: false,
      identify,
    })),
  ].map(({ hidden, identify, ...entry }, index) =>
    Object.assign(row(entry, { sort: index, parentId: top.id }, identify), { app: group.app, hidden }),
  )
  // A group stays a group although a role may see one page of it only.
  return [{ ...top, always_show: pages.length > 1 }, ...pages]
}

/** The group of the work flow, and its pages. */
function flowRows(sort: number): [MenuRow, ...MenuRow[]] {
  const top = { ...row(FLOW_GROUP, { sort, parentId: null }), always_show: true }
  return [top, ...FLOW_PAGES.map((page, index) => row(page, { sort: index, parentId: top.id }))]
}

/** The group of the administration, and its pages, each for whom its right permits. */
function adminRows(sort: number): [MenuRow, ...MenuRow[]] {
  const top = { ...row(ADMIN_GROUP, { sort, parentId: null }), always_show: true }
  const pages = ADMIN_PAGES.map((page, index) =>
    row(page, { sort: index, parentId: top.id }, ADMIN_RIGHTS[page.kind].view),
  )
  return [top, ...pages]
}

function row(
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
    app: null,
  }
}

function forEverybody(role: RoleCode, menuId: string): MenusTables['role_menu'][] {
  return [grant(role, menuId, 'employee'), grant(role, menuId, 'enterprise')]
}

function grant(role: RoleCode, menuId: string, userType: UserType): MenusTables['role_menu'] {
  return { role_code: role, menu_id: menuId, user_type: userType }
}
