import type { CallSchemas } from '../calls/call-schemas.ts'
import { Page } from '../lists/paging.ts'
import type * as calls from './rights-change.calls.ts'
import { RightsChange, RightsChangeId, RightsChangeQuery, RightsRules } from './rights-change.ts'

/** Schemas of the calls, for the server only: a client imports the calls and gets no schema code. */
export const RIGHTS_CHANGE_SCHEMAS = {
  pageRightsChanges: { body: RightsChangeQuery, data: Page(RightsChange) },
  getRightsRules: { data: RightsRules },
  confirmRightsChange: { body: RightsChangeId, data: RightsChange },
  refuseRightsChange: { body: RightsChangeId, data: RightsChange },
  withdrawRightsChange: { body: RightsChangeId, data: RightsChange },
} as const satisfies Record<keyof typeof calls, CallSchemas>
