import type { ShapeOf } from '@apron/contract/calls/call-schemas'
import { defineCall } from '@apron/contract/calls/define-call'
import { CHECK_ADD_PERMISSION } from './check-order.calls.ts'
import type { CHECK_PLAN_SCHEMAS } from './check-plan.schemas.ts'

type Schemas = typeof CHECK_PLAN_SCHEMAS
type Shape<Name extends keyof Schemas> = ShapeOf<Schemas[Name]>

const call = (name: string, method: 'GET' | 'POST' = 'POST') =>
  ({
    id: `safetyQuality.checkPlan.${name}`,
    method,
    path: `/api/safety-inspection/checkPlan/${name}`,
    access: { resource: CHECK_ADD_PERMISSION },
    failures: 'in-place',
  }) as const

/** Returns the plan of the site for one year. */
export const checkPlanOfYear = defineCall<Shape<'ofYear'>>(call('ofYear', 'GET'))

// Each of these is idempotent and returns the updated plan.
/** Plans a month, or removes it from the plan. */
export const setPlanCell = defineCall<Shape<'setCell'>>(call('setCell'))
export const addPlanRow = defineCall<Shape<'addRow'>>(call('addRow'))
/** Removes a row without planned months. */
export const removePlanRow = defineCall<Shape<'removeRow'>>(call('removeRow'))
/** Creates the draft of a planned month. Returns the existing order when called again. */
export const makePlannedOrder = defineCall<Shape<'makeOrder'>>(call('makeOrder'))
