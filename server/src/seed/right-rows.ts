import { isGuardedRight } from '@apron/contract/rules/rights/guarded-rights'
import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { Insertable } from 'kysely'
import type { UserType } from '../features/people/users/users.tables.ts'
import type {
  ResourcesTables,
  ResourceTable,
  RoleResourceTable,
} from '../features/rights/resources/resources.tables.ts'
import { offersOf } from './app-offers/new-offers.ts'
import { ADMIN_RIGHT_ROWS } from './data/administration.data.ts'
import { authorityOf } from './data/authorised-apps.data.ts'
import { APP_MENUS } from './data/menus.data.ts'
import { EXTERNAL_GRANTS, POST_GRANTS, RIGHTS, ROLE_GRANTS, type RoleGrant } from './data/rights.data.ts'
import { ROLES, type RoleCode } from './data/roles.data.ts'

interface RightRows {
  readonly resource: Insertable<ResourceTable>[]
  readonly roleResource: RoleResourceTable[]
  readonly postResource: ResourcesTables['post_resource'][]
}

/** Rights to see pages that are to come, derived from the menu; each once, at the first page it belongs to. */
const VIEWS = APP_MENUS.flatMap(({ app, pages }) => {
  const views = pages.flatMap(({ object, path, zh, en }) =>
    object === undefined ? [] : [{ app, identify: `${app}:${object}:view`, url: `/${app}/${path}`, zh, en }],
  )
  return views.filter((view, index) => views.findIndex(other => other.identify === view.identify) === index)
})

/**
 * All rights, and who holds them through a role or a post, whatever department they are of: which departments there are is the
 * company's own business.
 */
export function rightRows(definitions: readonly AppDefinition[]): RightRows {
  const offered = definitions.flatMap(app => offersOf(app).rights)
  const isOffered = new Set(offered.map(({ identify }) => identify))
  const toCome = RIGHTS.filter(([identify]) => !isOffered.has(identify))
  const views = [...definitions.flatMap(viewsOf), ...VIEWS]
  const resource = [
    ...offered.map(({ identify, url, title }) => ({
      identify,
      url,
      title_zh: title.zh,
      title_en: title.en,
    })),
    ...VIEWS.map(({ identify, url, zh, en }) => ({
      identify,
      url,
      title_zh: `查看${zh}`,
      title_en: `See ${en}`,
    })),
    ...[...toCome, ...ADMIN_RIGHT_ROWS].map(([identify, url, title_zh, title_en]) => ({
      identify,
      url,
      title_zh,
      title_en,
    })),
  ]
  const roleResource = [
    ...ROLES.flatMap(([role]) =>
      views.filter(({ app }) => authorityOf(role, app) !== '–').map(({ identify }) => grant(role, identify)),
    ),
    ...definitions.flatMap(app =>
      offersOf(app).rights.flatMap(({ identify }) => rolesOf(app).map(role => grant(role, identify))),
    ),
    ...ROLE_GRANTS.filter(({ dept }) => dept === undefined).flatMap(grantsOf),
    ...EXTERNAL_GRANTS.flatMap(({ role, rights }) =>
      rights.map(identify => grant(role, identify, 'enterprise')),
    ),
  ]
  const postResource = POST_GRANTS.flatMap(([post_code, rights]) =>
    rights.map(identify => ({ post_code, identify })),
  )
  // What an application would be needed for that is not there is nobody's.
  const there = new Set(resource.map(({ identify }) => identify))
  const isThere = ({ identify }: { readonly identify: string }) => there.has(identify)
  return {
    resource,
    roleResource: roleResource.filter(isThere),
    postResource: postResource.filter(isThere),
  }
}

/** What roles give in departments of the demo organisation alone. @param there identifiers of the rights that there are */
export function departmentGrants(there: ReadonlySet<string>): RoleResourceTable[] {
  return ROLE_GRANTS.filter(({ dept }) => dept !== undefined)
    .flatMap(grantsOf)
    .filter(({ identify }) => there.has(identify))
}

function grantsOf({ role, rights, dept }: RoleGrant): RoleResourceTable[] {
  return rights.map(identify => grant(role, identify, 'employee', dept))
}

/** Who holds all of an application in a new installation. @throws when there is no such role */
export function rolesOf({ name, roles = [] }: AppDefinition): RoleCode[] {
  return roles.map(wanted => {
    const known = ROLES.find(([code]) => code === wanted)
    if (known === undefined) throw new Error(`${name} names a role that there is not: ${wanted}`)
    return known[0]
  })
}

/** Returns the `:view` rights that come with access to the application: all but guarded ones and those their own page is reserved for. */
function viewsOf(definition: AppDefinition): readonly { readonly app: string; readonly identify: string }[] {
  const { pages, rights } = offersOf(definition)
  return rights.filter(
    ({ identify, url }) =>
      identify.endsWith(':view') &&
      !isGuardedRight(identify) &&
      !pages.some(page => page.url === url && page.identify === identify),
  )
}

function grant(
  role: RoleCode,
  identify: string,
  userType: UserType = 'employee',
  dept = '',
): RoleResourceTable {
  return { role_code: role, identify, user_type: userType, dept_code: dept }
}
