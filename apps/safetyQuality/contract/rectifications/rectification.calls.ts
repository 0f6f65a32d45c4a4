import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { RECTIFICATION_SCHEMAS } from './rectification.schemas.ts'
import type { RoAction } from './rectification.values.ts'

type Schemas = typeof RECTIFICATION_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to see the rectification orders of one's department and those one takes part in. */
export const RO_VIEW_PERMISSION = permissionOf(app, 'ro:view')
/** Permission to see the orders of all departments. */
export const RO_VIEW_ALL_PERMISSION = permissionOf(app, 'ro:viewAll')
export const RO_ADD_PERMISSION = permissionOf(app, 'ro:add')
/** Permission, limited to a department, to name another responsible person and to be notified. */
export const RO_HANDLE_PERMISSION = permissionOf(app, 'ro:handle')
export const RO_REVIEW_PERMISSION = permissionOf(app, 'ro:planReview')
export const RO_VERIFY_PERMISSION = permissionOf(app, 'ro:verify')
/** Permission to decide on extensions of levels 2 and 3. */
export const RO_EXTEND_PERMISSION = permissionOf(app, 'ro:extend')
/** Permission, for level 1, to countersign and to decide on extensions. Holders also learn of every overdue order. */
export const RO_COUNTERSIGN_PERMISSION = permissionOf(app, 'ro:countersign')
export const RO_VOID_PERMISSION = permissionOf(app, 'ro:void')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.rectification.${name}`,
    method,
    path: `/api/safety-inspection/rectification/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const
/** Signed calls appear on the printed order with name and time. A session opened without the password asks for it. */
const SIGNED = { confirmed: 'once' } as const

/** Returns rectification orders of the site, filtered and paged. */
export const queryRectifications = defineCall<Shape<'queryPage'>>(call('queryPage', RO_VIEW_PERMISSION))
/** Returns the departments to filter by. */
export const rectificationFilterOptions = defineCall<Shape<'filterOptions'>>({
  ...call('filterOptions', RO_VIEW_PERMISSION, 'GET'),
  failures: 'show',
})
/** Returns one order. Unknown and unreadable orders give the same error. */
export const rectificationDetail = defineCall<Shape<'detail'>>({
  ...call('detail', RO_VIEW_PERMISSION, 'GET'),
  kept: 'record',
})

// Each action sends the version it was decided on and returns the updated order.
/** Returns an order that has not been issued, for its form. */
export const rectificationDraft = defineCall<Shape<'draft'>>(call('draft', RO_ADD_PERMISSION, 'GET'))
/** Creates or changes a draft. */
export const saveRectification = defineCall<Shape<'save'>>({
  ...call('save', RO_ADD_PERMISSION),
  waits: true,
})
/** DRAFT → ISSUED. */
export const issueRectification = defineCall<Shape<'issue'>>(call('issue', RO_ADD_PERMISSION))
/** ISSUED → ANALYSING. Level 1 requires the immediate containment. */
export const acceptRectification = defineCall<Shape<'accept'>>(call('accept', RO_VIEW_PERMISSION))
/** Names another responsible person of the department. */
export const reassignRectification = defineCall<Shape<'reassign'>>(call('reassign', RO_HANDLE_PERMISSION))
/** Saves causes and actions of an unfinished plan. */
export const savePlan = defineCall<Shape<'savePlan'>>({
  ...call('savePlan', RO_VIEW_PERMISSION),
  waits: true,
})
/** ANALYSING → PLAN_REVIEW. */
export const sendPlan = defineCall<Shape<'sendPlan'>>(call('sendPlan', RO_VIEW_PERMISSION))
/** PLAN_REVIEW → IMPLEMENTING. */
export const acceptPlan = defineCall<Shape<'acceptPlan'>>(call('acceptPlan', RO_REVIEW_PERMISSION))
/** PLAN_REVIEW → ANALYSING. */
export const returnPlan = defineCall<Shape<'returnPlan'>>(call('returnPlan', RO_REVIEW_PERMISSION))
/** Saves progress of actions, with evidence. */
export const saveProgress = defineCall<Shape<'saveProgress'>>({
  ...call('saveProgress', RO_VIEW_PERMISSION),
  waits: true,
})
/** IMPLEMENTING → VERIFYING, signed by the responsible person. */
export const reportRectification = defineCall<Shape<'report'>>({
  ...call('report', RO_VIEW_PERMISSION),
  ...SIGNED,
})
/** VERIFYING → EFFECT_WATCH, or CLOSED at level 3; signed. */
export const verifyRectification = defineCall<Shape<'verify'>>({
  ...call('verify', RO_VERIFY_PERMISSION),
  ...SIGNED,
})
/** VERIFYING → IMPLEMENTING. */
export const rejectRectification = defineCall<Shape<'reject'>>(call('reject', RO_VERIFY_PERMISSION))
/** EFFECT_WATCH → CLOSED, at level 1 only after the countersignature; signed. */
export const judgeEffective = defineCall<Shape<'effective'>>({
  ...call('effective', RO_VERIFY_PERMISSION),
  ...SIGNED,
})
/** EFFECT_WATCH → CLOSED at level 1, signed. */
export const countersignRectification = defineCall<Shape<'countersign'>>({
  ...call('countersign', RO_COUNTERSIGN_PERMISSION),
  ...SIGNED,
})
/** EFFECT_WATCH → ANALYSING. Starts another cycle. */
export const judgeIneffective = defineCall<Shape<'ineffective'>>(call('ineffective', RO_VERIFY_PERMISSION))
/** Any open state → VOID, never at level 1. */
export const voidRectification = defineCall<Shape<'void'>>(call('void', RO_VOID_PERMISSION))
/** Requests a later due date. */
export const askExtension = defineCall<Shape<'askExtension'>>(call('askExtension', RO_VIEW_PERMISSION))
/** Grants or refuses an extension. The level decides who may. */
export const decideExtension = defineCall<Shape<'decideExtension'>>(
  call('decideExtension', RO_VIEW_PERMISSION),
)

/** Permission for each action. The person's part in the order is checked in addition. */
export const RO_ACTION_PERMISSIONS: Readonly<Record<RoAction, string>> = {
  edit: RO_ADD_PERMISSION,
  issue: RO_ADD_PERMISSION,
  accept: RO_VIEW_PERMISSION,
  reassign: RO_HANDLE_PERMISSION,
  savePlan: RO_VIEW_PERMISSION,
  sendPlan: RO_VIEW_PERMISSION,
  acceptPlan: RO_REVIEW_PERMISSION,
  returnPlan: RO_REVIEW_PERMISSION,
  saveProgress: RO_VIEW_PERMISSION,
  report: RO_VIEW_PERMISSION,
  verify: RO_VERIFY_PERMISSION,
  reject: RO_VERIFY_PERMISSION,
  effective: RO_VERIFY_PERMISSION,
  countersign: RO_COUNTERSIGN_PERMISSION,
  ineffective: RO_VERIFY_PERMISSION,
  void: RO_VOID_PERMISSION,
  askExtension: RO_VIEW_PERMISSION,
  // The level decides who may, so the state table checks the permission.
  grantExtension: RO_VIEW_PERMISSION,
  refuseExtension: RO_VIEW_PERMISSION,
}
