import type { PageOf } from '../entities/paging.ts'
import type {
  RightsChange,
  RightsChangeId,
  RightsChangeQuery,
  RightsRules,
} from '../entities/rights-change.ts'
import { ADMIN_RIGHTS } from '../rules/rights/admin-rights.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/admin/changes'
const view = { access: { resource: ADMIN_RIGHTS.changes.view }, failures: 'in-place' } as const
const edit = { access: { resource: ADMIN_RIGHTS.changes.edit }, failures: 'in-place' } as const

/** Changes of rights that need two people, the newest first. ADM-41. */
export const pageRightsChanges = defineCall<{ body: RightsChangeQuery; data: PageOf<RightsChange> }>({
  id: 'rightsChange.page',
  method: 'POST',
  path: `${PATH}/page`,
  ...view,
})

/**
 * Lists what is guarded and what of it the caller holds, for people who may edit people or roles (ADM-41). A failure is silent: a form only
 * shows it beforehand, the save decides.
 */
export const getRightsRules = defineCall<{ data: RightsRules }>({
  id: 'rightsChange.rules',
  method: 'GET',
  path: `${PATH}/rules`,
  access: 'session',
  failures: 'suppress',
})

/** Makes the change. ADM-42. */
export const confirmRightsChange = defineCall<{ body: RightsChangeId; data: RightsChange }>({
  id: 'rightsChange.confirm',
  method: 'POST',
  path: `${PATH}/confirm`,
  ...edit,
})

/** Ends it without a change. ADM-42. */
export const refuseRightsChange = defineCall<{ body: RightsChangeId; data: RightsChange }>({
  id: 'rightsChange.refuse',
  method: 'POST',
  path: `${PATH}/refuse`,
  ...edit,
})

/** The same by who proposed it. ADM-42. */
export const withdrawRightsChange = defineCall<{ body: RightsChangeId; data: RightsChange }>({
  id: 'rightsChange.withdraw',
  method: 'POST',
  path: `${PATH}/withdraw`,
  access: 'session',
  confirmed: 'lately',
  failures: 'in-place',
})
