import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { AppGrant } from '@apron/contract/sub-apps/app-grant'
import type { UserType } from '../features/organisation/people/users/users.tables.ts'
import type {
  ResourcesTables,
  RoleResourceTable,
} from '../features/organisation/permissions/resources/resources.tables.ts'
import { DEPARTMENTS } from './data/departments.data.ts'
import { POSTS, ROLES } from './data/roles.data.ts'

/** A page in the menu of a role for people of one user type. */
export interface PageGrant {
  readonly role: string
  readonly userType: UserType
  readonly url: string
}

interface GrantRows {
  readonly roleResource: readonly RoleResourceTable[]
  readonly postResource: readonly ResourcesTables['post_resource'][]
}

const ROLE_CODES: readonly string[] = ROLES.map(([code]) => code)
const POST_CODES: ReadonlySet<string> = new Set(POSTS.map(([code]) => code))
const DEPARTMENT_CODES: ReadonlySet<string> = new Set(DEPARTMENTS.map(([code]) => code))

/** Returns the roles that see each page of the application. @throws an error for an unknown role */
export function pageGrants(app: AppDefinition): readonly PageGrant[] {
  const external = grantsOf(app).flatMap(grant =>
    'externalRoles' in grant
      ? pairs(rolesOf(app, grant.externalRoles), grant.pages, (role, page) =>
          pageGrant(role, 'enterprise', `/${app.name}${page}`),
        )
      : [],
  )
  return [
    ...pairs(rolesOf(app, app.roles ?? []), Object.keys(app.pages), (role, page) =>
      pageGrant(role, 'employee', `/${app.name}${page}`),
    ),
    ...external,
  ]
}

/**
 * Returns the holders of its permissions, in any department.
 * @throws an error for an unknown role, post or department
 */
export function permissionGrants(app: AppDefinition): GrantRows {
  const grants = grantsOf(app)
  return {
    roleResource: grants.flatMap(grant => {
      if ('post' in grant || departmentOf(app, grant) !== '') return []
      return 'roles' in grant
        ? pairs(rolesOf(app, grant.roles), grant.rights, (role, permission) => roleRow(app, role, permission))
        : pairs(rolesOf(app, grant.externalRoles), grant.rights, (role, permission) =>
            roleRow(app, role, permission, 'enterprise'),
          )
    }),
    postResource: grants.flatMap(grant =>
      'post' in grant
        ? grant.rights.map(permission => ({
            post_code: postOf(app, grant.post),
            identify: `${app.name}:${permission}`,
          }))
        : [],
    ),
  }
}

/** Returns the holders of its permissions in departments of the demo organisation. */
export function departmentGrants(app: AppDefinition): readonly RoleResourceTable[] {
  return grantsOf(app).flatMap(grant => {
    const department = departmentOf(app, grant)
    if (!('roles' in grant) || department === '') return []
    return pairs(rolesOf(app, grant.roles), grant.rights, (role, permission) =>
      roleRow(app, role, permission, 'employee', department),
    )
  })
}

function grantsOf({ rights, roles = [], grants }: AppDefinition): readonly AppGrant[] {
  if (grants !== undefined) return grants
  const ordinary = Object.entries(rights).flatMap(([permission, { guarded }]) =>
    guarded === true ? [] : [permission],
  )
  return [{ roles, rights: ordinary }]
}

function pairs<Row>(
  roles: readonly string[],
  others: readonly string[],
  row: (role: string, other: string) => Row,
): Row[] {
  return roles.flatMap(role => others.map(other => row(role, other)))
}

function pageGrant(role: string, userType: UserType, url: string): PageGrant {
  return { role, userType, url }
}

function roleRow(
  { name }: AppDefinition,
  role_code: string,
  permission: string,
  user_type: UserType = 'employee',
  dept_code = '',
): RoleResourceTable {
  return { role_code, identify: `${name}:${permission}`, user_type, dept_code }
}

function rolesOf({ name }: AppDefinition, roles: 'all' | readonly string[]): readonly string[] {
  if (roles === 'all') return ROLE_CODES
  const unknown = roles.find(role => !ROLE_CODES.includes(role))
  if (unknown !== undefined) throw new Error(`${name} names an unknown role: ${unknown}`)
  return roles
}

function postOf({ name }: AppDefinition, post: string): string {
  if (!POST_CODES.has(post)) throw new Error(`${name} names an unknown post: ${post}`)
  return post
}

function departmentOf({ name }: AppDefinition, grant: AppGrant): string {
  const department = ('roles' in grant && grant.department) || ''
  if (department !== '' && !DEPARTMENT_CODES.has(department))
    throw new Error(`${name} names an unknown department: ${department}`)
  return department
}
