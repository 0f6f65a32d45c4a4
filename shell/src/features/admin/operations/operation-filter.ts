import type { OperationCriteria, OperationRow } from '@apron/contract/entities/admin-operation'
import { dayEnd, dayStart } from '@apron/contract/rules/whole-days'
import type { FoundUser } from '../shared/person-field.tsx'

export interface OperationFilter {
  readonly person: FoundUser | null
  readonly site: string | null
  readonly kind: OperationRow['kind'] | null
  readonly page: string
  /** Days, both included; null is open. */
  readonly period: readonly [string | null, string | null]
}

export const NO_OPERATION_FILTER: OperationFilter = {
  person: null,
  site: null,
  kind: null,
  page: '',
  period: [null, null],
}

/** The filter as the call wants it; a day is meant from its first second to its last (§5). */
export function toOperationCriteria({
  person,
  site,
  kind,
  page,
  period,
}: OperationFilter): OperationCriteria {
  const [from, to] = period
  return {
    ...(person === null ? {} : { person: person.userCode }),
    ...(site === null ? {} : { site }),
    ...(kind === null ? {} : { kind }),
    ...(page.trim() === '' ? {} : { page: page.trim() }),
    ...(from === null ? {} : { from: dayStart(from) }),
    ...(to === null ? {} : { to: dayEnd(to) }),
  }
}
