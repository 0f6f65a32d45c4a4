import {
  OPERATION_KINDS,
  type OPERATION_SORT_KEYS,
  type OperationCriteria,
} from '@apron/contract/operations/admin-operation'
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

/** Fields of the filter. Both days are inclusive. */
export const OPERATION_FILTER = {
  person: choice(),
  site: choice(),
  kind: oneOf(OPERATION_KINDS),
  page: text(),
  period: days(),
}

export type OperationFilter = FilterOf<typeof OPERATION_FILTER>

/** Converts the filter to the request criteria. Each day spans from its first to its last second (§5). */
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
