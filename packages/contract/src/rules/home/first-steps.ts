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
export function firstSteps(days: Omit<Onboarding, 'dismissed'>): readonly FirstStep[] {
  const done: Record<FirstStepId, boolean> = {
    sites: days.sites > 0,
    departments: days.departments > OWN_DEPARTMENTS,
    roles: days.roles > 0,
    people: days.people > days.administrators,
    // Not done as long as there is nobody who could log in.
    logins: days.people > days.administrators && days.neverLoggedIn === 0,
    administrators: days.administrators > 1,
    applications: days.applications > 0,
    // Without an application there is no permission to hold.
    holders: days.applications > 0 && days.unheld.length === 0,
    gateway: days.gateway,
    safetyContact: days.safetyContact,
    notices: days.notices > 0,
  }
  return FIRST_STEPS.map(id => ({ id, isDone: done[id] }))
}
