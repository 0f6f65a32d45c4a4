import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import { RowResults } from '@apron/contract/entities/row-results'
import { CancelCheck, CheckDraft, OfferedTemplates } from './check-draft.entities.ts'
import * as entities from './check-order.entities.ts'

/** Schemas of the calls, for the server only. */
export const CHECK_ORDER_SCHEMAS = {
  queryPage: { body: entities.CheckOrderQuery, data: entities.CheckOrderPage },
  filterOptions: { data: entities.CheckOrderFilterOptions },
  detail: { query: entities.CheckOrderId, data: entities.CheckOrderDetail },
  templates: { data: OfferedTemplates },
  draft: { query: entities.CheckOrderId, data: CheckDraft },
  save: { body: CheckDraft, data: entities.CheckOrderDetail },
  issue: { body: entities.CheckOrderVersion, data: entities.CheckOrderDetail },
  cancel: { body: CancelCheck, data: entities.CheckOrderDetail },
  start: { body: entities.CheckOrderVersion, data: entities.CheckOrderDetail },
  saveResult: { body: entities.SaveResults, data: entities.CheckOrderDetail },
  findings: { query: entities.CheckOrderId, data: entities.CheckFindings },
  submit: { body: entities.CheckOrderVersion, data: entities.CheckOrderDetail },
  approve: { body: entities.ApproveCheck, data: entities.CheckOrderDetail },
  return: { body: entities.ReturnCheck, data: entities.CheckOrderDetail },
  approveSeveral: { body: entities.ApproveChecks, data: RowResults },
  returnSeveral: { body: entities.ReturnChecks, data: RowResults },
} as const satisfies Record<string, CallSchemas>
