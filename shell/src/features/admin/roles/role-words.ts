import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/entities/admin-role'
import { applicationName, ownerOf } from './role-grants.ts'

/** What a role opens in one application, by name. */
export interface OpenedApp {
  /** Empty for the portal itself. */
  readonly app: string
  readonly pages: readonly string[]
  /** Titles, and the departments a right is limited to; none is every one. */
  readonly rights: readonly { readonly title: string; readonly departments: readonly string[] }[]
}

interface Grants {
  readonly resources: readonly RoleResource[]
  readonly menus: readonly RoleMenu[]
}

/** What a role opens, for people of any user type, by application in the order of the menu. */
export function openedApps(
  { resources, menus }: Grants,
  choices: RoleChoices,
  nameOf: (department: string) => string,
): OpenedApp[] {
  const shown = new Set(menus.map(({ menuId }) => menuId))
  const pages = choices.menus.filter(({ id, url }) => url !== '' && shown.has(id))
  const held = Map.groupBy(resources, ({ identify }) => identify)
  const rights = choices.resources.filter(({ identify }) => held.has(identify))
  const apps = new Set([
    ...pages.map(page => appOf(page.url)),
    ...rights.map(({ identify }) => ownerOf(identify)),
  ])
  return [...apps].map(app => ({
    app: app === '' ? '' : applicationName(choices.menus, app),
    pages: pages.filter(({ url }) => appOf(url) === app).map(({ name }) => name),
    rights: rights
      .filter(({ identify }) => ownerOf(identify) === app)
      .map(({ identify, title }) => ({ title, departments: limitsOf(held.get(identify) ?? [], nameOf) })),
  }))
}

/** The departments a right is limited to; none where some grant counts everywhere. */
function limitsOf(grants: readonly RoleResource[], nameOf: (department: string) => string): string[] {
  const codes = [...new Set(grants.map(({ deptCode }) => deptCode))]
  return codes.includes('') ? [] : codes.map(nameOf)
}

/** Pages with no application in their address are the portal's own. */
function appOf(url: string): string {
  const [, app = '', page] = url.split('/')
  return page === undefined ? '' : app
}
