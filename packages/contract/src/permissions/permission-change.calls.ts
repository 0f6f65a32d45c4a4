import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import { ADMIN_PERMISSIONS } from '../rules/rights/admin-permissions.ts'
import type {
  PermissionChange,
  PermissionChangeId,
  PermissionChangeQuery,
  PermissionRules,
} from './permission-change.ts'

const PATH = '/api/system/admin/changes'
const view = { access: { resource: ADMIN_PERMISSIONS.changes.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_PERMISSIONS.changes.edit }, failures: 'in-place' } as const

/** Returns one page of permission changes that need two people, newest first. ADM-41. */
export const pagePermissionChanges = defineCall<{
  body: PermissionChangeQuery
  data: PageOf<PermissionChange>
}>({
  id: 'rightsChange.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/**
 * Returns the guarded permissions and the caller's share of them, for editors of people or roles (ADM-41). A failure is
 * silent: it only lets a form warn beforehand; the save decides.
 */
export const getPermissionRules = defineCall<{ data: PermissionRules }>({
  id: 'rightsChange.rules',
  method: 'GET',
  path: `${PATH}/rules`,
  access: 'session',
  failures: 'suppress',
})

/** Confirms and makes the change. ADM-42. */
export const confirmPermissionChange = defineCall<{ body: PermissionChangeId; data: PermissionChange }>({
  id: 'rightsChange.confirm',
  method: 'POST',
  path: `${PATH}/confirm`,
  ...edit,
})

/** Rejects the change. ADM-42. */
export const refusePermissionChange = defineCall<{ body: PermissionChangeId; data: PermissionChange }>({
  id: 'rightsChange.refuse',
  method: 'POST',
  path: `${PATH}/refuse`,
  ...edit,
})

/** Withdraws the caller's own proposal. ADM-42. */
export const withdrawPermissionChange = defineCall<{ body: PermissionChangeId; data: PermissionChange }>({
  id: 'rightsChange.withdraw',
  method: 'POST',
  path: `${PATH}/withdraw`,
  access: 'session',
  confirmed: 'lately',
  failures: 'in-place',
})
