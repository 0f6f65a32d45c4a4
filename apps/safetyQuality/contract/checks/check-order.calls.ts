import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { type Call, type CallAttributes, defineCall } from '@apron/contract/calls/define-call'
import { permissionOf } from '@apron/contract/sub-apps/app-definition'
import { app } from '../../app.ts'
import type { CHECK_ORDER_SCHEMAS } from './check-order.entities.ts'
import { checkOrder } from './check-order.ts'

type Schemas = typeof CHECK_ORDER_SCHEMAS

/** Permission for each action. The person's part in the order is checked in addition. */
export const ACTION_PERMISSIONS = checkOrder.actionPermissions
export const CHECK_ADD_PERMISSION = ACTION_PERMISSIONS.edit
export const CHECK_SUBMIT_PERMISSION = ACTION_PERMISSIONS.submit
export const CHECK_APPROVE_PERMISSION = ACTION_PERMISSIONS.approve
/** Permission to see check orders. Without it nothing of an order is shown, not even its photos. */
export const CHECK_VIEW_PERMISSION = permissionOf(app, 'check:view')
/** Permissions to see orders of other departments, and unannounced orders before they start. */
export const CHECK_VIEW_ALL_PERMISSION = permissionOf(app, 'check:viewAll')
export const CHECK_VIEW_EARLY_PERMISSION = permissionOf(app, 'check:viewEarly')
/** Permission to be notified of checks of one's department. */
export const CHECK_FOLLOW_PERMISSION = permissionOf(app, 'check:follow')

/** Defines a call of the shape that its schemas describe. */
/* @__NO_SIDE_EFFECTS__ */
function call<Name extends keyof Schemas>(
  name: Name,
  resource: string,
  attributes: Partial<CallAttributes> = {},
): Call<ShapeOf<Schemas[Name]>> {
  const path = `/api/safety-inspection/checkOrder/${name}` as const
  const id = `safetyQuality.checkOrder.${name}`
  return defineCall({ id, method: 'POST', path, access: { resource }, failures: 'in-place', ...attributes })
}

const GET = { method: 'GET' } as const
/** Signed calls appear on the printed order. A session opened without the password asks for it. */
const SIGNED = { confirmed: 'once' } as const
const QUEUED_OFFLINE = { waits: true } as const

/** Returns check orders of the site, filtered and paged. */
export const queryCheckOrders = call('queryPage', CHECK_VIEW_PERMISSION)
/** Returns the departments and lead checkers to filter by. */
export const checkOrderFilterOptions = call('filterOptions', CHECK_VIEW_PERMISSION, {
  ...GET,
  failures: 'show',
})
/** Returns one check order. Unknown and unreadable orders give the same error. */
export const checkOrderDetail = call('detail', CHECK_VIEW_PERMISSION, { ...GET, kept: 'record' })
/** Returns a draft in both languages, for its form. */
export const checkDraft = call('draft', CHECK_ADD_PERMISSION, { ...GET, kept: 'record' })
/** Returns the templates in force, with their items. */
export const offeredTemplates = call('templates', CHECK_ADD_PERMISSION, { ...GET, kept: 'lookup' })
/** Returns the findings that become rectification orders on approval, each with the responsible person. */
export const checkFindings = call('findings', CHECK_APPROVE_PERMISSION, GET)

// Each of these sends the version it was decided on and returns the updated order.
export const saveCheckDraft = call('save', CHECK_ADD_PERMISSION, QUEUED_OFFLINE)
export const issueCheck = call('issue', ACTION_PERMISSIONS.issue)
export const cancelCheck = call('cancel', ACTION_PERMISSIONS.cancel)
export const startCheck = call('start', CHECK_VIEW_PERMISSION)
export const saveCheckResults = call('saveResult', CHECK_VIEW_PERMISSION, QUEUED_OFFLINE)
export const submitCheck = call('submit', CHECK_SUBMIT_PERMISSION, SIGNED)
export const approveCheck = call('approve', CHECK_APPROVE_PERMISSION, SIGNED)
export const returnCheck = call('return', CHECK_APPROVE_PERMISSION)
/** Approves or returns several orders. Each is decided separately and has its own result. */
export const approveChecks = call('approveSeveral', CHECK_APPROVE_PERMISSION, SIGNED)
export const returnChecks = call('returnSeveral', CHECK_APPROVE_PERMISSION)
