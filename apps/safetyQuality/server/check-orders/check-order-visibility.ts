import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import type { Selectable } from 'kysely'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderTable } from './check-order.tables.ts'

const IN_TEAM = {
  team: 'checkers',
  in: { table: 'safety_quality_checker', record: 'order_id', person: 'user_code' },
} as const
const ORDER_TABLE = {
  table: 'safety_quality_check_order',
  alias: 'o',
  permission: calls.CHECK_VIEW_PERMISSION,
} as const

/** The fields of an order that determine who may read it. */
export type VisibleOrder = Pick<
  Selectable<CheckOrderTable>,
  'status' | 'announced' | 'checked_dept' | 'lead_checker' | 'create_by'
> & { readonly checkers: readonly string[] }

const IN_DEPARTMENT = {
  any: [{ holds: [calls.CHECK_VIEW_ALL_PERMISSION] }, { department: 'checked_dept' }],
} as const
const IS_DISCLOSED = {
  any: [
    { holds: [calls.CHECK_VIEW_EARLY_PERMISSION] },
    { column: 'announced', is: [true] },
    { column: 'status', not: ['DRAFT', 'ISSUED'] },
  ],
} as const

/**
 * Rule of visibility: the team and the author always. Others see orders of their own departments, and unannounced
 * checks only once they have started.
 */
export const CHECK_ORDER_VISIBILITY = visibleTo<VisibleOrder>({
  ...ORDER_TABLE,
  rule: { any: [{ person: ['lead_checker', 'create_by'] }, IN_TEAM, { all: [IN_DEPARTMENT, IS_DISCLOSED] }] },
})

/** Visibility of orders in which a person is a checker but not the lead. */
export const IS_CHECKER = visibleTo<Pick<VisibleOrder, 'checkers'>>({ ...ORDER_TABLE, rule: IN_TEAM })
