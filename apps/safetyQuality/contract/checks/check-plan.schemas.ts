import type { CallSchemas } from '@apron/contract/calls/call-schemas'
import * as entities from './check-plan.entities.ts'

/** Schemas of the calls, for the server only. */
export const CHECK_PLAN_SCHEMAS = {
  ofYear: { query: entities.PlanYearQuery, data: entities.CheckPlan },
  setCell: { body: entities.SetPlanCell, data: entities.CheckPlan },
  addRow: { body: entities.PlanRowKey, data: entities.CheckPlan },
  removeRow: { body: entities.PlanRowKey, data: entities.CheckPlan },
  makeOrder: { body: entities.PlanCellKey, data: entities.PlanOrder },
} as const satisfies Record<string, CallSchemas>
