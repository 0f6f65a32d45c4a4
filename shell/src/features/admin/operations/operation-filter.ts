import {
  OPERATION_KINDS,
  type OPERATION_SORT_KEYS,
  type OperationCriteria,
} from '@apron/contract/entities/admin-operation'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import {
  choice,
  criteriaOf,
  period as days,
  type FilterOf,
  type ListSort,
  oneOf,
  text,
} from '@apron/pages/list'

/** The fields of the filter; days are both included. */
export const OPERATION_FILTER = {
  person: choice(),
  site: choice(),
  kind: oneOf(OPERATION_KINDS),
  page: text(),
  period: days(),
}

export type OperationFilter = FilterOf<typeof OPERATION_FILTER>

/** The filter as the call wants it; a day is meant from its first second to its last (§5). */
export function toOperationCriteria(
  { period: [from, to], ...rest }: OperationFilter,
  sort: ListSort<(typeof OPERATION_SORT_KEYS)[number]> | null = null,
): OperationCriteria {
  return {
    ...criteriaOf(rest, sort),
    ...(from === null ? {} : { from: dayStart(from) }),
    ...(to === null ? {} : { to: dayEnd(to) }),
  }
}
