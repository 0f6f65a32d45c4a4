import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import {
  choice,
  type FilterOf,
  flag,
  given,
  type ListSort,
  period,
  someOf,
  sorted,
  text,
} from '@apron/pages/list'
import { queryCheckOrders } from '../../contract/check-order.calls.ts'
import type { CheckOrderCriteria } from '../../contract/check-order.entities.ts'
import { CHECK_SORT_KEYS, CHECK_STATUSES, type CheckSortKey } from '../../contract/values.ts'

const FILTER = {
  text: text(),
  checkCat: choice(),
  status: someOf(CHECK_STATUSES),
  checkedDept: choice(),
  leadChecker: choice(),
  period: period(),
  mine: flag(),
  dueToday: flag(),
  overdue: flag(),
  awaitingMe: flag(),
}

export type CheckListFilter = FilterOf<typeof FILTER>

function toCriteria(
  { period: [from, to], ...conditions }: CheckListFilter,
  sort: ListSort<CheckSortKey> | null,
): CheckOrderCriteria {
  return {
    ...given({ ...conditions, planFrom: from && dayStart(from), planTo: to && dayEnd(to) }),
    ...sorted(sort),
  }
}

/** How the check orders are asked for, for `useList`. */
export const CHECK_LIST = {
  call: queryCheckOrders,
  filter: FILTER,
  sortKeys: CHECK_SORT_KEYS,
  criteria: toCriteria,
  code: 'AQ_safetyQuality_checkList',
  remember: 'checkList',
}
