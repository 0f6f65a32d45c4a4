import type { Insertable } from 'kysely'
import type {
  ResourcesTables,
  ResourceTable,
  RoleResourceTable,
} from '../features/resources/resources.tables.ts'
import type { UserType } from '../features/users/users.tables.ts'
import { ADMIN_RIGHT_ROWS } from './data/administration.data.ts'
import { authorityOf } from './data/authorised-apps.data.ts'
import { APP_MENUS } from './data/menus.data.ts'
import { EXTERNAL_GRANTS, POST_GRANTS, RIGHTS, ROLE_GRANTS } from './data/rights.data.ts'
import { ROLES, type RoleCode } from './data/roles.data.ts'

interface RightRows {
  readonly resource: Insertable<ResourceTable>[]
  readonly roleResource: RoleResourceTable[]
  readonly postResource: ResourcesTables['post_resource'][]
}

/** Rights to see pages, derived from the menu; each once, at the first page it belongs to. */
const VIEWS = APP_MENUS.flatMap(({ app, pages }) => {
  const views = pages.flatMap(({ object, path, zh, en }) =>
    object === undefined ? [] : [{ app, identify: `${app}:${object}:view`, url: `/${app}/${path}`, zh, en }],
  )
  return views.filter((view, index) => views.findIndex(other => other.identify === view.identify) === index)
})

/** All rights, and who holds them through a role or a post. */
export function rightRows(): RightRows {
  const resource = [
    ...VIEWS.map(({ identify, url, zh, en }) => ({
      identify,
      url,
      title_zh: `查看${zh}`,
      title_en: `See ${en}`,
    })),
    ...[...RIGHTS, ...ADMIN_RIGHT_ROWS].map(([identify, url, title_zh, title_en]) => ({
      identify,
      url,
      title_zh,
      title_en,
    })),
  ]
  const roleResource = [
    ...ROLES.flatMap(([role]) =>
      VIEWS.filter(({ app }) => authorityOf(role, app) !== '–').map(({ identify }) => grant(role, identify)),
    ),
    ...ROLE_GRANTS.flatMap(({ role, rights, dept }) =>
      rights.map(identify => grant(role, identify, 'employee', dept)),
    ),
    ...EXTERNAL_GRANTS.flatMap(({ role, rights }) =>
      rights.map(identify => grant(role, identify, 'enterprise')),
    ),
  ]
  const postResource = POST_GRANTS.flatMap(([post_code, rights]) =>
    rights.map(identify => ({ post_code, identify })),
  )
  return { resource, roleResource, postResource }
}

function grant(
  role: RoleCode,
  identify: string,
  userType: UserType = 'employee',
  dept = '',
): RoleResourceTable {
  return { role_code: role, identify, user_type: userType, dept_code: dept }
}
