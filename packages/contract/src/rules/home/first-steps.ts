import type { Onboarding } from '../../home/onboarding.ts'

/** Set-up steps of a company, in the order of the work. */
export const FIRST_STEPS = [
  'sites',
  'departments',
  'roles',
  'people',
  'logins',
  'administrators',
  'applications',
  'holders',
  'gateway',
  'safetyContact',
  'notices',
] as const
export type FirstStepId = (typeof FIRST_STEPS)[number]

export interface FirstStep {
  readonly id: FirstStepId
  readonly isDone: boolean
}

/** The first start creates one department for the administrators. */
const OWN_DEPARTMENTS = 1

/** Returns which set-up steps are done. */
export function firstSteps(onboarding: Omit<Onboarding, 'dismissed'>): readonly FirstStep[] {
  const isDoneById: Record<FirstStepId, boolean> = {
    sites: onboarding.sites > 0,
    departments: onboarding.departments > OWN_DEPARTMENTS,
    roles: onboarding.roles > 0,
    people: onboarding.people > onboarding.administrators,
    // Not done as long as there is nobody who could log in.
    logins: onboarding.people > onboarding.administrators && onboarding.neverLoggedIn === 0,
    administrators: onboarding.administrators > 1,
    applications: onboarding.applications > 0,
    // Without an application there is no permission to hold.
    holders: onboarding.applications > 0 && onboarding.unheld.length === 0,
    gateway: onboarding.gateway,
    safetyContact: onboarding.safetyContact,
    notices: onboarding.notices > 0,
  }
  return FIRST_STEPS.map(id => ({ id, isDone: isDoneById[id] }))
}
