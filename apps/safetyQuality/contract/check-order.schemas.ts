import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import {
  ApproveCheck,
  CheckOrderDetail,
  CheckOrderFilterOptions,
  CheckOrderId,
  CheckOrderPage,
  CheckOrderQuery,
  CheckOrderVersion,
  ReturnCheck,
  SaveResults,
} from './check-order.entities.ts'

/** Schemas of the calls, for the server only. */
export const CHECK_ORDER_SCHEMAS = {
  queryPage: { body: CheckOrderQuery, data: CheckOrderPage },
  filterOptions: { data: CheckOrderFilterOptions },
  detail: { query: CheckOrderId, data: CheckOrderDetail },
  start: { body: CheckOrderVersion, data: CheckOrderDetail },
  saveResult: { body: SaveResults, data: CheckOrderDetail },
  submit: { body: CheckOrderVersion, data: CheckOrderDetail },
  approve: { body: ApproveCheck, data: CheckOrderDetail },
  return: { body: ReturnCheck, data: CheckOrderDetail },
} as const satisfies Record<string, CallSchemas>
