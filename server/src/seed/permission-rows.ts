import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'
import type { Insertable } from 'kysely'
import type {
  ResourcesTables,
  ResourceTable,
  RoleResourceTable,
} from '../features/organisation/permissions/resources/resources.tables.ts'
import { permissionGrants } from './app-grants.ts'
import { offersOf } from './app-offers/new-offers.ts'
import { ADMIN_PERMISSION_ROWS } from './data/administration.data.ts'
import type { RoleCode } from './data/roles.data.ts'

const ADMINISTRATOR: RoleCode = 'ADMIN'

interface PermissionRows {
  readonly resource: Insertable<ResourceTable>[]
  readonly roleResource: RoleResourceTable[]
  readonly postResource: ResourcesTables['post_resource'][]
}

/**
 * Returns the permissions of the applications and of the administration with their holders by role or post, in any
 * department: every company has its own departments.
 */
export function permissionRows(apps: readonly AppDefinition[]): PermissionRows {
  const offers = apps.flatMap(app => offersOf(app).rights)
  const grants = apps.map(permissionGrants)
  return {
    resource: [
      ...offers.map(({ identify, url, title: { zh, en } }) => permissionRow(identify, url, zh, en)),
      ...ADMIN_PERMISSION_ROWS.map(row => permissionRow(...row)),
    ],
    roleResource: [
      ...grants.flatMap(({ roleResource }) => roleResource),
      ...ADMIN_PERMISSION_ROWS.map(([identify]) => ({
        role_code: ADMINISTRATOR,
        identify,
        user_type: 'employee' as const,
        dept_code: '',
      })),
    ],
    postResource: grants.flatMap(({ postResource }) => postResource),
  }
}

function permissionRow(identify: string, url: string, title_zh: string, title_en: string) {
  return { identify, url, title_zh, title_en }
}
