import { defineCall } from '@apron/contract/calls/define-call'
import type { PageOf } from '@apron/contract/entities/paging'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../app.ts'
import type {
  ApproveCheck,
  CheckOrderDetail,
  CheckOrderFilterOptions,
  CheckOrderId,
  CheckOrderQuery,
  CheckOrderRow,
  CheckOrderVersion,
  ReturnCheck,
  SaveResults,
} from './check-order.entities.ts'
import type { CheckAction } from './values.ts'

const SERVICE = '/api/safety-inspection/checkOrder'
/** Who may see check orders: without it nothing of one is shown, its photos neither. */
export const CHECK_VIEW_RIGHT = rightOf(app, 'check:view')
/** Who is team member, lead or manager of quality assurance is decided per order. */
export const VIEW = { resource: CHECK_VIEW_RIGHT } as const
const SUBMIT = { resource: rightOf(app, 'check:submit') } as const
/** Who decides on submitted checks, and is told of them. */
export const CHECK_APPROVE_RIGHT = rightOf(app, 'check:approve')
const APPROVE = { resource: CHECK_APPROVE_RIGHT } as const

/** Check orders of the site, filtered and paged. */
export const queryCheckOrders = defineCall<{ body: CheckOrderQuery; data: PageOf<CheckOrderRow> }>({
  id: 'safetyQuality.checkOrder.queryPage',
  method: 'POST',
  path: `${SERVICE}/queryPage`,
  access: VIEW,
  failures: 'in-place',
})

/** Departments and lead checkers to filter by. */
export const checkOrderFilterOptions = defineCall<{ data: CheckOrderFilterOptions }>({
  id: 'safetyQuality.checkOrder.filterOptions',
  method: 'GET',
  path: `${SERVICE}/filterOptions`,
  access: VIEW,
})

/** One check order. Unknown and unreadable ones answer the same. */
export const checkOrderDetail = defineCall<{ query: CheckOrderId; data: CheckOrderDetail }>({
  id: 'safetyQuality.checkOrder.detail',
  method: 'GET',
  path: `${SERVICE}/detail`,
  access: VIEW,
  failures: 'in-place',
})

/** What the actions share: each names the version it was decided on and answers the order as it is afterwards. */
const action = (verb: string, access: { readonly resource: string }) =>
  ({
    id: `safetyQuality.checkOrder.${verb}`,
    method: 'POST',
    path: `${SERVICE}/${verb}`,
    access,
    failures: 'in-place',
  }) as const

/** ISSUED or RETURNED → IN_PROGRESS. */
export const startCheck = defineCall<{ body: CheckOrderVersion; data: CheckOrderDetail }>(
  action('start', VIEW),
)
/** Keeps results of a check that is in progress. */
export const saveCheckResults = defineCall<{ body: SaveResults; data: CheckOrderDetail }>(
  action('saveResult', VIEW),
)
/** IN_PROGRESS → SUBMITTED. */
export const submitCheck = defineCall<{ body: CheckOrderVersion; data: CheckOrderDetail }>(
  action('submit', SUBMIT),
)
/** SUBMITTED → APPROVED. */
export const approveCheck = defineCall<{ body: ApproveCheck; data: CheckOrderDetail }>(
  action('approve', APPROVE),
)
/** SUBMITTED → RETURNED. */
export const returnCheck = defineCall<{ body: ReturnCheck; data: CheckOrderDetail }>(
  action('return', APPROVE),
)

/** Which right each action needs, besides what the person is to the order. */
export const ACTION_RIGHTS: Readonly<Record<CheckAction, string>> = {
  start: VIEW.resource,
  saveResult: VIEW.resource,
  submit: SUBMIT.resource,
  approve: APPROVE.resource,
  return: APPROVE.resource,
}
