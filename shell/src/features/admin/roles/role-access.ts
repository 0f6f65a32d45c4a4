import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/permissions/admin-role'
import { applicationName, ownerOf } from './role-grants.ts'

/** Pages and permissions a role opens in one application, by name. */
export interface AppAccess {
  /** Empty for the portal itself. */
  readonly app: string
  readonly pages: readonly string[]
  /** Titles, with the departments a permission is limited to; empty for no limit. */
  readonly permissions: readonly { readonly title: string; readonly departments: readonly string[] }[]
}

interface Grants {
  readonly resources: readonly RoleResource[]
  readonly menus: readonly RoleMenu[]
}

/** Returns what a role opens to any user type, by application in menu order. */
export function accessByApp(
  { resources, menus }: Grants,
  choices: RoleChoices,
  nameOf: (department: string) => string,
): AppAccess[] {
  const visibleMenuIds = new Set(menus.map(({ menuId }) => menuId))
  const pages = choices.menus.filter(({ id, url }) => url !== '' && visibleMenuIds.has(id))
  const grantsByPermission = Map.groupBy(resources, ({ identify }) => identify)
  const permissions = choices.resources.filter(({ identify }) => grantsByPermission.has(identify))
  const apps = new Set([
    ...pages.map(page => appOf(page.url)),
    ...permissions.map(({ identify }) => ownerOf(identify)),
  ])
  return [...apps].map(app => ({
    app: app === '' ? '' : applicationName(choices.menus, app),
    pages: pages.filter(({ url }) => appOf(url) === app).map(({ name }) => name),
    permissions: permissions
      .filter(({ identify }) => ownerOf(identify) === app)
      .map(({ identify, title }) => ({
        title,
        departments: limitsOf(grantsByPermission.get(identify) ?? [], nameOf),
      })),
  }))
}

/** Returns the departments a permission is limited to, or none if any grant is unlimited. */
function limitsOf(grants: readonly RoleResource[], nameOf: (department: string) => string): string[] {
  const codes = [...new Set(grants.map(({ deptCode }) => deptCode))]
  return codes.includes('') ? [] : codes.map(nameOf)
}

/** Pages without an application in their address belong to the portal. */
function appOf(url: string): string {
  const [, app = '', page] = url.split('/')
  return page === undefined ? '' : app
}
