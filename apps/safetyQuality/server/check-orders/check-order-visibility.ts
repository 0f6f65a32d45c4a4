import { visibleTo } from '@apron/server-kit/records/visibility/visibility'
import type { Selectable } from 'kysely'
import * as calls from '../../contract/checks/check-order.calls.ts'
import type { CheckOrderTable } from './check-order.tables.ts'

const IN_TEAM = {
  team: 'checkers',
  in: { table: 'safety_quality_checker', record: 'order_id', person: 'user_code' },
} as const
const PLACE = { table: 'safety_quality_check_order', alias: 'o', permission: calls.CHECK_VIEW_RIGHT } as const

/** The fields of an order that determine who may read it. */
export type VisibleOrder = Pick<
  Selectable<CheckOrderTable>,
  'status' | 'announced' | 'checked_dept' | 'lead_checker' | 'create_by'
> & { readonly checkers: readonly string[] }

const OF_DEPARTMENT = {
  any: [{ holds: [calls.CHECK_VIEW_ALL_RIGHT] }, { department: 'checked_dept' }],
} as const
const IS_KNOWN = {
  any: [
    { holds: [calls.CHECK_VIEW_EARLY_RIGHT] },
    { column: 'announced', is: [true] },
    { column: 'status', not: ['DRAFT', 'ISSUED'] },
  ],
} as const

/**
 * Rule of visibility: the team and the author always. Others see orders of their own departments, and unannounced
 * checks only once they have started.
 */
export const CHECK_ORDER_VISIBILITY = visibleTo<VisibleOrder>({
  ...PLACE,
  rule: { any: [{ person: ['lead_checker', 'create_by'] }, IN_TEAM, { all: [OF_DEPARTMENT, IS_KNOWN] }] },
})

/** Visibility of orders in which a person is a checker but not the lead. */
export const CHECKED_BY = visibleTo<Pick<VisibleOrder, 'checkers'>>({ ...PLACE, rule: IN_TEAM })
