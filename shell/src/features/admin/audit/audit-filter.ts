import { AUDIT_EVENTS, type AUDIT_SORT_KEYS, type AuditCriteria } from '@apron/contract/entities/admin-audit'
import { dayEnd, dayStart } from '@apron/contract/rules/records/whole-days'
import { choice, criteriaOf, period as days, type FilterOf, type ListSort, oneOf } from '@apron/pages/list'

/** The fields of the filter; days are both included. */
export const AUDIT_FILTER = { person: choice(), event: oneOf(AUDIT_EVENTS), period: days() }

export type AuditFilter = FilterOf<typeof AUDIT_FILTER>

/** The filter as the call wants it; a day is meant from its first second to its last (§5). */
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
