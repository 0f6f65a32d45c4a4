import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { RECTIFICATION_SCHEMAS } from './rectification.schemas.ts'
import type { RoAction } from './rectification.values.ts'

type Schemas = typeof RECTIFICATION_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

/** Permission to see the rectification orders of one's own department and those one takes part in. */
export const RO_VIEW_RIGHT = rightOf(app, 'ro:view')
/** Those of all departments. */
export const RO_VIEW_ALL_RIGHT = rightOf(app, 'ro:viewAll')
export const RO_ADD_RIGHT = rightOf(app, 'ro:add')
/** Of a department: names another responsible person, and is told. Who is responsible is decided per order. */
export const RO_HANDLE_RIGHT = rightOf(app, 'ro:handle')
export const RO_REVIEW_RIGHT = rightOf(app, 'ro:planReview')
export const RO_VERIFY_RIGHT = rightOf(app, 'ro:verify')
/** Extensions of levels 2 and 3. */
export const RO_EXTEND_RIGHT = rightOf(app, 'ro:extend')
/** Of level 1: signs the closing beside the verifier, decides on extensions. Hears of every order that is overdue. */
export const RO_COUNTERSIGN_RIGHT = rightOf(app, 'ro:countersign')
export const RO_VOID_RIGHT = rightOf(app, 'ro:void')

const call = (name: string, resource: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.rectification.${name}`,
    method,
    path: `/api/safety-inspection/rectification/${name}`,
    access: { resource },
    failures: 'in-place',
  }) as const
/** Stands on the printed order with name and time: a session that was opened without the password asks for it. */
const SIGNED = { confirmed: 'once' } as const

/** Rectification orders of the site, filtered and paged. */
export const queryRectifications = defineCall<Shape<'queryPage'>>(call('queryPage', RO_VIEW_RIGHT))
/** Departments to filter by. */
export const rectificationFilterOptions = defineCall<Shape<'filterOptions'>>({
  ...call('filterOptions', RO_VIEW_RIGHT, 'GET'),
  failures: 'show',
})
/** One order. Unknown and unreadable ones answer the same. */
export const rectificationDetail = defineCall<Shape<'detail'>>({
  ...call('detail', RO_VIEW_RIGHT, 'GET'),
  kept: 'record',
})

// Each action names the version it was decided on and answers the order as it is afterwards.
/** Returns an order that is not issued yet, as its form needs it. */
export const rectificationDraft = defineCall<Shape<'draft'>>(call('draft', RO_ADD_RIGHT, 'GET'))
/** Makes a draft, or changes one. */
export const saveRectification = defineCall<Shape<'save'>>({ ...call('save', RO_ADD_RIGHT), waits: true })
/** DRAFT → ISSUED. */
export const issueRectification = defineCall<Shape<'issue'>>(call('issue', RO_ADD_RIGHT))
/** ISSUED → ANALYSING; of level 1 with what was done at once. */
export const acceptRectification = defineCall<Shape<'accept'>>(call('accept', RO_VIEW_RIGHT))
/** Another person of the department answers for it. */
export const reassignRectification = defineCall<Shape<'reassign'>>(call('reassign', RO_HANDLE_RIGHT))
/** Keeps causes and actions while they are written. */
export const savePlan = defineCall<Shape<'savePlan'>>({ ...call('savePlan', RO_VIEW_RIGHT), waits: true })
/** ANALYSING → PLAN_REVIEW. */
export const sendPlan = defineCall<Shape<'sendPlan'>>(call('sendPlan', RO_VIEW_RIGHT))
/** PLAN_REVIEW → IMPLEMENTING. */
export const acceptPlan = defineCall<Shape<'acceptPlan'>>(call('acceptPlan', RO_REVIEW_RIGHT))
/** PLAN_REVIEW → ANALYSING. */
export const returnPlan = defineCall<Shape<'returnPlan'>>(call('returnPlan', RO_REVIEW_RIGHT))
/** Keeps what was done, with its evidence. */
export const saveProgress = defineCall<Shape<'saveProgress'>>({
  ...call('saveProgress', RO_VIEW_RIGHT),
  waits: true,
})
/** IMPLEMENTING → VERIFYING, signed by the responsible person. */
export const reportRectification = defineCall<Shape<'report'>>({
  ...call('report', RO_VIEW_RIGHT),
  ...SIGNED,
})
/** VERIFYING → EFFECT_WATCH, of level 3 → CLOSED; signed. */
export const verifyRectification = defineCall<Shape<'verify'>>({
  ...call('verify', RO_VERIFY_RIGHT),
  ...SIGNED,
})
/** VERIFYING → IMPLEMENTING. */
export const rejectRectification = defineCall<Shape<'reject'>>(call('reject', RO_VERIFY_RIGHT))
/** EFFECT_WATCH → CLOSED, of level 1 once it is countersigned; signed. */
export const judgeEffective = defineCall<Shape<'effective'>>({
  ...call('effective', RO_VERIFY_RIGHT),
  ...SIGNED,
})
/** EFFECT_WATCH → CLOSED of level 1, signed. */
export const countersignRectification = defineCall<Shape<'countersign'>>({
  ...call('countersign', RO_COUNTERSIGN_RIGHT),
  ...SIGNED,
})
/** EFFECT_WATCH → ANALYSING: another cycle. */
export const judgeIneffective = defineCall<Shape<'ineffective'>>(call('ineffective', RO_VERIFY_RIGHT))
/** Any open state → VOID; never of level 1. */
export const voidRectification = defineCall<Shape<'void'>>(call('void', RO_VOID_RIGHT))
/** Asks for another day. */
export const askExtension = defineCall<Shape<'askExtension'>>(call('askExtension', RO_VIEW_RIGHT))
/** Grants or refuses it. Who may depends on the level. */
export const decideExtension = defineCall<Shape<'decideExtension'>>(call('decideExtension', RO_VIEW_RIGHT))

/** Which right each action needs, besides what the person is to the order. */
export const RO_ACTION_RIGHTS: Readonly<Record<RoAction, string>> = {
  edit: RO_ADD_RIGHT,
  issue: RO_ADD_RIGHT,
  accept: RO_VIEW_RIGHT,
  reassign: RO_HANDLE_RIGHT,
  savePlan: RO_VIEW_RIGHT,
  sendPlan: RO_VIEW_RIGHT,
  acceptPlan: RO_REVIEW_RIGHT,
  returnPlan: RO_REVIEW_RIGHT,
  saveProgress: RO_VIEW_RIGHT,
  report: RO_VIEW_RIGHT,
  verify: RO_VERIFY_RIGHT,
  reject: RO_VERIFY_RIGHT,
  effective: RO_VERIFY_RIGHT,
  countersign: RO_COUNTERSIGN_RIGHT,
  ineffective: RO_VERIFY_RIGHT,
  void: RO_VOID_RIGHT,
  askExtension: RO_VIEW_RIGHT,
  // The decider depends on the level, so those roles are checked with the state.
  grantExtension: RO_VIEW_RIGHT,
  refuseExtension: RO_VIEW_RIGHT,
}
