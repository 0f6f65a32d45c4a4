import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { type Call, type CallAttributes, defineCall } from '@apron/contract/calls/define-call'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { CHECK_ORDER_SCHEMAS } from './check-order.entities.ts'
import { checkOrder } from './check-order.ts'

type Schemas = typeof CHECK_ORDER_SCHEMAS

/** Rights of the actions, besides what the person is to the order. */
export const ACTION_RIGHTS = checkOrder.actionRights
export const CHECK_ADD_RIGHT = ACTION_RIGHTS.edit
export const CHECK_SUBMIT_RIGHT = ACTION_RIGHTS.submit
export const CHECK_APPROVE_RIGHT = ACTION_RIGHTS.approve
/** Right to see check orders. Without it nothing of one is shown, not even its photos. */
export const CHECK_VIEW_RIGHT = rightOf(app, 'check:view')
/** Orders of departments other than one's own need the first right, unannounced ones before they start the second. */
export const CHECK_VIEW_ALL_RIGHT = rightOf(app, 'check:viewAll')
export const CHECK_VIEW_EARLY_RIGHT = rightOf(app, 'check:viewEarly')
/** Right of people who are told of checks of their department. */
export const CHECK_FOLLOW_RIGHT = rightOf(app, 'check:follow')

/** Defines a call of the shape that its schemas describe. */
/* @__NO_SIDE_EFFECTS__ */
function call<Name extends keyof Schemas>(
  name: Name,
  resource: string,
  more: Partial<CallAttributes> = {},
): Call<ShapeOf<Schemas[Name]>> {
  const path = `/api/safety-inspection/checkOrder/${name}` as const
  const id = `safetyQuality.checkOrder.${name}`
  return defineCall({ id, method: 'POST', path, access: { resource }, failures: 'in-place', ...more })
}

const GET = { method: 'GET' } as const
/** Signed calls appear on the printed order. Sessions opened without the password ask for it. */
const SIGNED = { confirmed: 'once' } as const
const WAITS = { waits: true } as const

/** Check orders of the site, filtered and paged. */
export const queryCheckOrders = call('queryPage', CHECK_VIEW_RIGHT)
/** Departments and lead checkers to filter by. */
export const checkOrderFilterOptions = call('filterOptions', CHECK_VIEW_RIGHT, { ...GET, failures: 'show' })
/** One check order. Unknown and unreadable ones answer the same. */
export const checkOrderDetail = call('detail', CHECK_VIEW_RIGHT, { ...GET, kept: 'record' })
/** A draft in both languages, for its form. */
export const checkDraft = call('draft', CHECK_ADD_RIGHT, { ...GET, kept: 'record' })
/** The templates in force, with their items. */
export const offeredTemplates = call('templates', CHECK_ADD_RIGHT, { ...GET, kept: 'lookup' })
/** The findings that become rectification orders on approval, with the person responsible for each. */
export const checkFindings = call('findings', CHECK_APPROVE_RIGHT, GET)

// Each of these names the version it was decided on and answers the order as it is afterwards.
export const saveCheckDraft = call('save', CHECK_ADD_RIGHT, WAITS)
export const issueCheck = call('issue', ACTION_RIGHTS.issue)
export const cancelCheck = call('cancel', ACTION_RIGHTS.cancel)
export const startCheck = call('start', CHECK_VIEW_RIGHT)
export const saveCheckResults = call('saveResult', CHECK_VIEW_RIGHT, WAITS)
export const submitCheck = call('submit', CHECK_SUBMIT_RIGHT, SIGNED)
export const approveCheck = call('approve', CHECK_APPROVE_RIGHT, SIGNED)
export const returnCheck = call('return', CHECK_APPROVE_RIGHT)
/** The same for several orders, each decided by itself. Answers for each how it ended. */
export const approveChecks = call('approveSeveral', CHECK_APPROVE_RIGHT, SIGNED)
export const returnChecks = call('returnSeveral', CHECK_APPROVE_RIGHT)
