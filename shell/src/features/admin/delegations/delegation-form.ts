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

export function formOf(one: Delegation): DelegationForm {
  return {
    id: one.id,
    version: one.version,
    delegator: one.delegator.code,
    delegate: one.delegate.code,
    role: one.role.code,
    applications: one.applications.map(({ code }) => code),
    department: one.department.code,
    messages: one.messages,
    name: one.name,
    validity: { from: one.validFrom.slice(0, 10), to: lastDay(one.validUntil) },
  }
}

/** Returns the last whole day before a moment, or null without one. */
export function lastDay(until: string | null): string | null {
  const end = until === null ? null : timeOfWire(until)
  return end === null ? null : wireDate(new Date(end.getTime() - 1))
}

/** Converts the days to the request. @param started first day of a running delegation, which cannot change */
export function daysOf(
  { validity }: Pick<DelegationForm, 'validity'>,
  started: string | null,
): Pick<DelegationSave, 'validFrom' | 'validTo'> {
  if (validity === null) return { validFrom: '', validTo: null }
  return { validFrom: started ?? validity.from, validTo: validity.to }
}

/** Prepares the form for validation. A running delegation counts as started on time. */
export function delegationRequest(
  form: DelegationForm,
  { started, today }: { readonly started: string | null; readonly today: string | null },
): DelegationFields {
  const days = daysOf(form, started)
  const validFrom = started !== null && today !== null && days.validFrom !== '' ? today : days.validFrom
  return { ...form, ...days, validFrom }
}
