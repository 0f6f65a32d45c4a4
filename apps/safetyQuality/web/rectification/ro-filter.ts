import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import {
  choice,
  type FilterOf,
  flag,
  type ListSort,
  oneOf,
  period,
  someOf,
  sortCriteria,
  text,
  withoutEmpty,
} from '@apron/pages/list'
import { queryRectifications } from '../../contract/rectifications/rectification.calls.ts'
import type { RoCriteria } from '../../contract/rectifications/rectification.entities.ts'
import {
  RO_SORT_KEYS,
  RO_SOURCES,
  RO_STATUSES,
  type RoSortKey,
} from '../../contract/rectifications/rectification.values.ts'
import { FINDING_LEVELS } from '../../contract/values.ts'

const FILTER = {
  text: text(),
  status: someOf(RO_STATUSES),
  level: oneOf(FINDING_LEVELS),
  sourceType: oneOf(RO_SOURCES),
  respDept: choice(),
  ata: choice(),
  cause: choice(),
  issued: period(),
  period: period(),
  mine: flag(),
  overdue: flag(),
  awaitingMe: flag(),
}

export type RoFilter = FilterOf<typeof FILTER>

function toCriteria(
  { period: [from, to], issued: [issuedFrom, issuedTo], ...conditions }: RoFilter,
  sort: ListSort<RoSortKey> | null,
): RoCriteria {
  return {
    ...withoutEmpty({
      ...conditions,
      issuedFrom: issuedFrom && dayStart(issuedFrom),
      issuedTo: issuedTo && dayEnd(issuedTo),
      dueFrom: from && dayStart(from),
      dueTo: to && dayEnd(to),
    }),
    ...sortCriteria(sort),
  }
}

/** Query of the list, for `useList`. */
export const RO_LIST = {
  call: queryRectifications,
  filter: FILTER,
  sortKeys: RO_SORT_KEYS,
  criteria: toCriteria,
  code: 'AQ_safetyQuality_rectificationList',
  remember: 'rectificationList',
}
