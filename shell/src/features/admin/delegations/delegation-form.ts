import type { Delegation, DelegationSave } from '@apron/contract/delegations/delegation'
import type { DelegationFields } from '@apron/contract/rules/delegations/delegation-fields'
import { timeOfWire, wireDate } from '@apron/contract/wire/formats/wire-time'
import type { Validity } from '@apron/ui/validity-field'

/** Values of the form. The two days form one range. */
export interface DelegationForm extends Omit<DelegationSave, 'validFrom' | 'validTo'> {
  readonly validity: Validity | null
}

/** Returns a blank delegation from this delegator. */
export function newDelegation(delegator: string): DelegationForm {
  return {
    id: null,
    version: null,
    delegator,
    delegate: '',
    role: '',
    applications: [],
    department: '',
    messages: '',
    name: '',
    validity: null,
  }
}

export function formOf(delegation: Delegation): DelegationForm {
  return {
    id: delegation.id,
    version: delegation.version,
    delegator: delegation.delegator.code,
    delegate: delegation.delegate.code,
    role: delegation.role.code,
    applications: delegation.applications.map(({ code }) => code),
    department: delegation.department.code,
    messages: delegation.messages,
    name: delegation.name,
    validity: { from: delegation.validFrom.slice(0, 10), to: lastDay(delegation.validUntil) },
  }
}

/** Returns the last whole day before a moment, or null without one. */
export function lastDay(until: string | null): string | null {
  const end = until === null ? null : timeOfWire(until)
  return end === null ? null : wireDate(new Date(end.getTime() - 1))
}

/** Converts the days to the request. @param firstDay the first day of a running delegation, which cannot change */
export function daysOf(
  { validity }: Pick<DelegationForm, 'validity'>,
  firstDay: string | null,
): Pick<DelegationSave, 'validFrom' | 'validTo'> {
  if (validity === null) return { validFrom: '', validTo: null }
  return { validFrom: firstDay ?? validity.from, validTo: validity.to }
}

/** Prepares the form for validation. A running delegation counts as started on time. */
export function delegationRequest(
  form: DelegationForm,
  { firstDay, today }: { readonly firstDay: string | null; readonly today: string | null },
): DelegationFields {
  const days = daysOf(form, firstDay)
  const validFrom = firstDay !== null && today !== null && days.validFrom !== '' ? today : days.validFrom
  return { ...form, ...days, validFrom }
}
