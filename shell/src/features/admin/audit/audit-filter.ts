import type { AuditCriteria, AuditEvent } from '@apron/contract/entities/admin-audit'
import { dayEnd, dayStart } from '@apron/contract/rules/whole-days'
import type { FoundUser } from '../shared/person-field.tsx'

export interface AuditFilter {
  readonly person: FoundUser | null
  readonly event: AuditEvent | null
  /** Days, both included; null is open. */
  readonly period: readonly [string | null, string | null]
}

export const NO_AUDIT_FILTER: AuditFilter = { person: null, event: null, period: [null, null] }

/** The filter as the call wants it; a day is meant from its first second to its last (§5). */
export function toAuditCriteria({ person, event, period: [from, to] }: AuditFilter): AuditCriteria {
  return {
    ...(person === null ? {} : { person: person.userCode }),
    ...(event === null ? {} : { event }),
    ...(from === null ? {} : { from: dayStart(from) }),
    ...(to === null ? {} : { to: dayEnd(to) }),
  }
}
