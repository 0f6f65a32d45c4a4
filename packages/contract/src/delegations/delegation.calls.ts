import { defineCall } from '../calls/define-call.ts'
import type { PageOf } from '../lists/paging.ts'
import type {
  Delegation,
  DelegationChoices,
  DelegationChoicesQuery,
  DelegationDetails,
  DelegationId,
  DelegationQuery,
  DelegationSave,
  SavedDelegation,
} from './delegation.ts'

const PATH = '/api/system/auth/cmnSysDelegate'

/**
 * Returns one page of the delegations that the caller gave or received, or of all delegations if the caller may view
 * people. §7, DEL-01.
 */
export const pageDelegations = defineCall<{ body: DelegationQuery; data: PageOf<Delegation> }>({
  id: 'delegation.page',
  method: 'POST',
  path: `${PATH}/getCmnSysDelegatePage`,
  failures: 'in-place',
})

/** Delegates a role, or changes a delegation. §7, DEL-02. */
export const saveDelegation = defineCall<{ body: DelegationSave; data: SavedDelegation }>({
  id: 'delegation.save',
  method: 'POST',
  path: `${PATH}/saveOrUpdate`,
  failures: 'in-place',
  confirmed: 'lately',
})

/**
 * Returns the choices of the delegation form: what the caller may delegate. With the permission to edit people also what
 * another person may delegate. §7, DEL-05.
 */
export const getDelegationChoices = defineCall<{ body: DelegationChoicesQuery; data: DelegationChoices }>({
  id: 'delegation.choices',
  method: 'POST',
  path: `${PATH}/menuInitQuery`,
  failures: 'in-place',
})

/** Returns a delegation with its contents and the operations performed under it. §7, DEL-01. */
export const getDelegation = defineCall<{ query: DelegationId; data: DelegationDetails }>({
  id: 'delegation.details',
  method: 'GET',
  path: `${PATH}/details`,
  failures: 'in-place',
})

/** Ends a delegation at once. A repetition changes nothing. §7, DEL-03. */
export const revokeDelegation = defineCall<{ query: DelegationId; data: Delegation }>({
  id: 'delegation.revoke',
  method: 'GET',
  path: `${PATH}/revoke`,
})
