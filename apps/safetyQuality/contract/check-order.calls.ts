import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../app.ts'
import type { CHECK_ORDER_SCHEMAS } from './check-order.schemas.ts'
import type { CheckAction } from './values.ts'

type Schemas = typeof CHECK_ORDER_SCHEMAS
/** What a call says and answers is what its schemas describe. */
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

const SERVICE = '/api/safety-inspection/checkOrder'
/** Who may see check orders: without it nothing of one is shown, its photos neither. */
export const CHECK_VIEW_RIGHT = rightOf(app, 'check:view')
/** Orders about other departments than one's own and those below it show only with the first, unannounced ones before they start with the second. */
export const CHECK_VIEW_ALL_RIGHT = rightOf(app, 'check:viewAll')
export const CHECK_VIEW_EARLY_RIGHT = rightOf(app, 'check:viewEarly')
/** Who of a checked department is told of the check. */
export const CHECK_FOLLOW_RIGHT = rightOf(app, 'check:follow')
/** Who is team member or lead is decided per order. */
export const VIEW = { resource: CHECK_VIEW_RIGHT } as const
export const CHECK_ADD_RIGHT = rightOf(app, 'check:add')
const ADD = { resource: CHECK_ADD_RIGHT } as const
/** Who sends a draft to its team, and is shown which wait for it. */
export const CHECK_ISSUE_RIGHT = rightOf(app, 'check:issue')
const ISSUE = { resource: CHECK_ISSUE_RIGHT } as const
const CANCEL = { resource: rightOf(app, 'check:cancel') } as const
/** Only who holds it can lead a check to its end. */
export const CHECK_SUBMIT_RIGHT = rightOf(app, 'check:submit')
const SUBMIT = { resource: CHECK_SUBMIT_RIGHT } as const
/** Who decides on submitted checks, and is told of them. */
export const CHECK_APPROVE_RIGHT = rightOf(app, 'check:approve')
const APPROVE = { resource: CHECK_APPROVE_RIGHT } as const

/** What the calls share: the part of the page that asks says itself why it was refused. */
const call = (name: string, access: { readonly resource: string }, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.checkOrder.${name}`,
    method,
    path: `${SERVICE}/${name}`,
    access,
    failures: 'in-place',
  }) as const

/** Check orders of the site, filtered and paged. */
export const queryCheckOrders = defineCall<Shape<'queryPage'>>(call('queryPage', VIEW))
/** Departments and lead checkers to filter by. */
export const checkOrderFilterOptions = defineCall<Shape<'filterOptions'>>({
  ...call('filterOptions', VIEW, 'GET'),
  failures: 'show',
})
/** One check order. Unknown and unreadable ones answer the same. */
export const checkOrderDetail = defineCall<Shape<'detail'>>({
  ...call('detail', VIEW, 'GET'),
  kept: 'record',
})

// Each action names the version it was decided on and answers the order as it is afterwards.
/** What of an order that is not issued yet its form needs, in both languages. */
export const checkDraft = defineCall<Shape<'draft'>>({ ...call('draft', ADD, 'GET'), kept: 'record' })
/** The templates that are in force, with their items. */
export const offeredTemplates = defineCall<Shape<'templates'>>({
  ...call('templates', ADD, 'GET'),
  kept: 'lookup',
})
/** Makes a draft, or changes one. */
export const saveCheckDraft = defineCall<Shape<'save'>>({ ...call('save', ADD), waits: true })
/** DRAFT → ISSUED. */
export const issueCheck = defineCall<Shape<'issue'>>(call('issue', ISSUE))
/** DRAFT or ISSUED → CANCELLED. */
export const cancelCheck = defineCall<Shape<'cancel'>>(call('cancel', CANCEL))
/** ISSUED or RETURNED → IN_PROGRESS. */
export const startCheck = defineCall<Shape<'start'>>(call('start', VIEW))
/** Keeps results of a check that is in progress. */
export const saveCheckResults = defineCall<Shape<'saveResult'>>({ ...call('saveResult', VIEW), waits: true })
/** Stands on the printed order with name and time: a session that was opened without the password asks for it. */
const SIGNED = { confirmed: 'once' } as const

/** IN_PROGRESS → SUBMITTED, signed by the lead checker. */
export const submitCheck = defineCall<Shape<'submit'>>({ ...call('submit', SUBMIT), ...SIGNED })
/** Returns the findings that become rectification orders on approval, with the person responsible for each. */
export const checkFindings = defineCall<Shape<'findings'>>(call('findings', APPROVE, 'GET'))
/** SUBMITTED → APPROVED, signed. Its findings become rectification orders. */
export const approveCheck = defineCall<Shape<'approve'>>({ ...call('approve', APPROVE), ...SIGNED })
/** SUBMITTED → RETURNED. */
export const returnCheck = defineCall<Shape<'return'>>(call('return', APPROVE))
/** The same for several orders, each decided by itself; answers for each how it ended. */
export const approveChecks = defineCall<Shape<'approveSeveral'>>({
  ...call('approveSeveral', APPROVE),
  ...SIGNED,
})
export const returnChecks = defineCall<Shape<'returnSeveral'>>(call('returnSeveral', APPROVE))

/** Which right each action needs, besides what the person is to the order. */
export const ACTION_RIGHTS: Readonly<Record<CheckAction, string>> = {
  edit: ADD.resource,
  issue: ISSUE.resource,
  cancel: CANCEL.resource,
  start: VIEW.resource,
  saveResult: VIEW.resource,
  submit: SUBMIT.resource,
  approve: APPROVE.resource,
  return: APPROVE.resource,
}
