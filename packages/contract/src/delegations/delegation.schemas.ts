import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './delegation.calls.ts'
import {
  Delegation,
  DelegationChoices,
  DelegationChoicesQuery,
  DelegationDetails,
  DelegationId,
  DelegationQuery,
  DelegationSave,
  SavedDelegation,
} from './delegation.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const DELEGATION_SCHEMAS = {
  pageDelegations: { body: DelegationQuery, data: Page(Delegation) },
  saveDelegation: { body: DelegationSave, data: SavedDelegation },
  getDelegationChoices: { body: DelegationChoicesQuery, data: DelegationChoices },
  getDelegation: { query: DelegationId, data: DelegationDetails },
  revokeDelegation: { query: DelegationId, data: Delegation },
} as const satisfies Record<keyof typeof calls, CallSchemas>
