import type {
  Delegation,
  DelegationChoices,
  DelegationChoicesQuery,
  DelegationDetails,
  DelegationId,
  DelegationQuery,
  DelegationSave,
  SavedDelegation,
} from '../entities/delegation.ts'
import type { PageOf } from '../entities/paging.ts'
import { defineCall } from './define-call.ts'

const PATH = '/api/system/auth/cmnSysDelegate'

/** Delegations that one has given or received; of everybody for those who may see people. §7, DEL-01. */
export const pageDelegations = defineCall<{ body: DelegationQuery; data: PageOf<Delegation> }>({
  id: 'delegation.page',
  method: 'POST',
  path: `${PATH}/getCmnSysDelegatePage`,
  failures: 'in-place',
})

/** Gives a role to somebody for a time, or changes that. §7, DEL-02. */
export const saveDelegation = defineCall<{ body: DelegationSave; data: SavedDelegation }>({
  id: 'delegation.save',
  method: 'POST',
  path: `${PATH}/saveOrUpdate`,
  failures: 'in-place',
  confirmed: 'lately',
})

/** What one may hand on, for the form; of somebody else for those who may change people. §7, DEL-05. */
export const getDelegationChoices = defineCall<{ body: DelegationChoicesQuery; data: DelegationChoices }>({
  id: 'delegation.choices',
  method: 'POST',
  path: `${PATH}/menuInitQuery`,
  failures: 'in-place',
})

/** One delegation with what it gives and what was done by it. §7, DEL-01. */
export const getDelegation = defineCall<{ query: DelegationId; data: DelegationDetails }>({
  id: 'delegation.details',
  method: 'GET',
  path: `${PATH}/details`,
  failures: 'in-place',
})

/** Ends it at once and for good; a second time changes nothing. §7, DEL-03. */
export const revokeDelegation = defineCall<{ query: DelegationId; data: Delegation }>({
  id: 'delegation.revoke',
  method: 'GET',
  path: `${PATH}/revoke`,
})
