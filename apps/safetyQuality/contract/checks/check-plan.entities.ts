import { Named, nullable } from '@apron/contract/entities/fields'
import { type Static, Type } from 'typebox'
import { PLAN_CELL_STATES } from '../rules/checks/plan-cell.ts'
import { CHECK_STATUSES, PLAN_YEARS } from '../values.ts'
import { TEMPLATE_CODE } from './check-template.values.ts'

const year = Type.Integer({ minimum: PLAN_YEARS.first, maximum: PLAN_YEARS.last })
const month = Type.Integer({ minimum: 1, maximum: 12 })

export const PlanYearQuery = Type.Object({ year: Type.String({ pattern: '^20[2-9][0-9]$' }) })

/** A row of the plan: a template and the department it is checked in. */
export const PlanRowKey = Type.Object({
  year,
  template: Type.String({ pattern: TEMPLATE_CODE }),
  dept: Type.String({ pattern: '^[A-Za-z0-9-]{1,20}$' }),
})
export type PlanRowKey = Static<typeof PlanRowKey>

/** One month of a row. */
export const PlanCellKey = Type.Object({ ...PlanRowKey.properties, month })
export type PlanCellKey = Static<typeof PlanCellKey>

export const SetPlanCell = Type.Object({ ...PlanCellKey.properties, planned: Type.Boolean() })
export type SetPlanCell = Static<typeof SetPlanCell>

/** The order made for a month, with the data of its link. */
export const PlanOrder = Type.Object({
  id: Type.String(),
  checkNo: Type.String(),
  status: Type.Enum(CHECK_STATUSES),
})
export type PlanOrder = Static<typeof PlanOrder>

export const PlanCell = Type.Object({
  month,
  state: Type.Enum(PLAN_CELL_STATES),
  order: nullable(PlanOrder),
})
export type PlanCell = Static<typeof PlanCell>

export const PlanRow = Type.Object({
  template: Named,
  inForce: Type.Boolean({
    description: 'True if the template has a revision in force, so that orders can be made from it',
  }),
  dept: Named,
  cells: Type.Array(PlanCell, { description: 'The twelve months, January first' }),
})
export type PlanRow = Static<typeof PlanRow>

/** The annual check plan of a site. */
export const CheckPlan = Type.Object({
  year,
  today: Type.String({ description: 'yyyy-MM-dd, local date of the site' }),
  rows: Type.Array(PlanRow, { description: 'Sorted by code of the template, then by department' }),
})
export type CheckPlan = Static<typeof CheckPlan>
