import { type CallAttributes, defineCall } from '../calls/define-call.ts'

/**
 * Defines a count of the caller's pending items in another application (§7 "Counts and messages"), 0 while it is not
 * installed. A failure is silent: a timer asks, and only the number is missing.
 */
function defineCount(id: string, method: CallAttributes['method'], path: CallAttributes['path']) {
  return defineCall<{ data: number }>({ id, method, path, failures: 'suppress', background: true })
}

/** Approvals of material supply: demand, purchase requests, orders and their changes. */
export const countApprovals = defineCount(
  'waiting.approvals',
  'POST',
  '/api/amp/manage/approval/queryApprovalNum',
)

/** Requests for a new part number. */
export const countPartNumberRequests = defineCount(
  'waiting.partNumbers',
  'POST',
  '/api/mat-plan/manage/matPrePartno/getApproveNum',
)

/** Purchase requests. */
export const countPurchaseRequests = defineCount(
  'waiting.purchaseRequests',
  'GET',
  '/api/mat-plan/matPurchaseRequest/getApproveNum',
)

/** Requests to change the quantity of a purchase request, for its buyer. */
export const countQuantityRequests = defineCount(
  'waiting.quantityRequests',
  'GET',
  '/api/mat-plan/matPurchaseNumApply/getPrAgencyNum',
)

/** Unread information about customers. */
export const countCustomerInfo = defineCount(
  'waiting.customerInfo',
  'GET',
  '/api/mi-inspection/crm/info/getCount',
)
