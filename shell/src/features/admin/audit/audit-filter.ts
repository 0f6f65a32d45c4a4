import {
  AUDIT_EVENTS,
  type AUDIT_SORT_KEYS,
  type AuditCriteria,
} from '@apron/contract/operations/admin-audit'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import { choice, criteriaOf, period as days, type FilterOf, type ListSort, oneOf } from '@apron/pages/list'

/** Fields of the filter. Both days are inclusive. */
export const AUDIT_FILTER = { person: choice(), event: oneOf(AUDIT_EVENTS), period: days() }

export type AuditFilter = FilterOf<typeof AUDIT_FILTER>

/** Converts the filter to the request criteria. Each day spans from its first to its last second (§5). */
export function toAuditCriteria(
  { person, event, period: [from, to] }: AuditFilter,
  sort: ListSort<(typeof AUDIT_SORT_KEYS)[number]> | null = null,
): AuditCriteria {
  return {
    ...criteriaOf({ person, event }, sort),
    ...(from === null ? {} : { from: dayStart(from) }),
    ...(to === null ? {} : { to: dayEnd(to) }),
  }
}
