import { type ServerRoute, serveCall } from '@apron/server-kit/calls/serve-call'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import * as calls from '../../contract/checks/check-plan.calls.ts'
import { CHECK_PLAN_SCHEMAS as schemas } from '../../contract/checks/check-plan.schemas.ts'
import { checkPlans } from './check-plan.ts'

/** Binds the calls about the annual check plan. */
export function checkPlanRoutes(services: PluginServices): ServerRoute[] {
  const plans = checkPlans(services)
  return [
    serveCall(calls.checkPlanOfYear, schemas.ofYear, ({ query }, context) =>
      plans.ofYear(Number(query.year), context),
    ),
    serveCall(calls.setPlanCell, schemas.setCell, ({ body }, context) => plans.setCell(body, context)),
    serveCall(calls.addPlanRow, schemas.addRow, ({ body }, context) => plans.addRow(body, context)),
    serveCall(calls.removePlanRow, schemas.removeRow, ({ body }, context) => plans.removeRow(body, context)),
    serveCall(calls.makePlannedOrder, schemas.makeOrder, ({ body }, context) =>
      plans.makeOrder(body, context),
    ),
  ]
}
