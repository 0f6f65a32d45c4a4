import type { RoleChoices, RoleMenu, RoleResource } from '@apron/contract/entities/admin-role'

type UserType = RoleResource['userType']

/** For whom something is given: people of one user type, in one department or (empty) in every one. */
export interface Audience {
  readonly userType: UserType
  readonly deptCode: string
}

/** A group of rights, those of one page of the portal. */
export interface RightGroup {
  readonly app: string
  readonly rights: RoleChoices['resources']
}

/** Departments in which a role gives a right to these people; every one is the empty code. */
export function grantedIn(grants: readonly RoleResource[], identify: string, userType: UserType): string[] {
  return grants
    .filter(grant => grant.identify === identify && grant.userType === userType)
    .map(({ deptCode }) => deptCode)
}

/** Gives a right to an audience, or takes it away. */
export function withRight(
  grants: readonly RoleResource[],
  identify: string,
  { userType, deptCode }: Audience,
  given: boolean,
): RoleResource[] {
  const others = grants.filter(
    grant => grant.identify !== identify || grant.userType !== userType || grant.deptCode !== deptCode,
  )
  return given ? [...others, { identify, userType, deptCode }] : others
}

/** Shows entries of the menu to people of a user type, or hides them. */
export function withMenus(
  grants: readonly RoleMenu[],
  menuIds: readonly string[],
  userType: UserType,
  given: boolean,
): RoleMenu[] {
  const wanted = new Set(menuIds)
  const others = grants.filter(grant => !wanted.has(grant.menuId) || grant.userType !== userType)
  return given ? [...others, ...menuIds.map(menuId => ({ menuId, userType }))] : others
}

/** Rights by sub-application, as far as they match a text. */
export function rightGroups(rights: RoleChoices['resources'], text: string): RightGroup[] {
  const wanted = text.trim().toLowerCase()
  const found = rights.filter(({ identify, title, url }) =>
    `${identify} ${title} ${url}`.toLowerCase().includes(wanted),
  )
  const groups = Map.groupBy(found, ({ identify }) => identify.split(':')[0] ?? '')
  return [...groups].map(([app, own]) => ({ app, rights: own }))
}

export interface MenuLine {
  readonly id: string
  readonly name: string
  readonly url: string
  /** 0 at the top. */
  readonly level: number
}

/** Entries of the menu one below the other, with how deep they lie. Circles are left out: they hang on no top entry. */
export function menuLines(menus: RoleChoices['menus']): MenuLine[] {
  const ids = new Set(menus.map(({ id }) => id))
  const below = Map.groupBy(menus, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : ''))
  const lines: MenuLine[] = []
  const addBelow = (parentId: string, level: number): void => {
    for (const { id, name, url } of below.get(parentId) ?? []) {
      lines.push({ id, name, url, level })
      addBelow(id, level + 1)
    }
  }
  addBelow('', 0)
  return lines
}

/** What the menu calls a sub-application: the top entry above its pages; its own name where the menu has none of them. */
export function applicationName(menus: RoleChoices['menus'], app: string): string {
  let top = app
  for (const { name, url, level } of menuLines(menus)) {
    if (level === 0) top = name
    if (url.startsWith(`/${app}/`)) return top
  }
  return app
}
