import {
  type ADMIN_FLOW_SORT_KEYS,
  type AdminFlowQuery,
  FLOW_AGES,
  FLOW_TROUBLES,
} from '@apron/contract/flow/admin-flow'
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

/** Fields of the filter. `where` identifies a node of a process kind: `{kind}:{node}`. */
export const FLOW_FILTER = {
  text: text(),
  kind: choice(),
  where: choice(),
  trouble: oneOf(FLOW_TROUBLES),
  age: oneOf(FLOW_AGES),
  period: days(),
}
export type FlowFilter = FilterOf<typeof FLOW_FILTER>

export const nodeOption = (kind: string, nodeId: string): string => `${kind}:${nodeId}`

/** Converts the filter to the request criteria. */
export function toFlowCriteria(
  { where, period: [from, to], ...rest }: FlowFilter,
  sort: ListSort<(typeof ADMIN_FLOW_SORT_KEYS)[number]> | null = null,
): AdminFlowQuery['queryCriteria'] {
  const [kind, node] = where?.split(':') ?? []
  return {
    ...criteriaOf(rest, sort),
    ...(kind === undefined || node === undefined ? {} : { kind, node }),
    ...(from === null ? {} : { startTime: dayStart(from) }),
    ...(to === null ? {} : { endTime: dayEnd(to) }),
  }
}
