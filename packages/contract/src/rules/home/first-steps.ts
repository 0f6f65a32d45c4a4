import type { FirstDays } from '../../entities/first-days.ts'

/** What a company needs before it is at work, in the order in which one does it. */
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

/** The first start makes one department, for the administrators alone. */
const OWN_DEPARTMENTS = 1

/** What is done of the first days, and what is missing. */
export function firstSteps(days: Omit<FirstDays, 'dismissed'>): readonly FirstStep[] {
  const done: Record<FirstStepId, boolean> = {
    sites: days.sites > 0,
    departments: days.departments > OWN_DEPARTMENTS,
    roles: days.roles > 0,
    people: days.people > days.administrators,
    // Without anybody to log in nobody has.
    logins: days.people > days.administrators && days.neverLoggedIn === 0,
    administrators: days.administrators > 1,
    applications: days.applications > 0,
    // Without an application nobody needs its rights.
    holders: days.applications > 0 && days.unheld.length === 0,
    gateway: days.gateway,
    safetyContact: days.safetyContact,
    notices: days.notices > 0,
  }
  return FIRST_STEPS.map(id => ({ id, isDone: done[id] }))
}
