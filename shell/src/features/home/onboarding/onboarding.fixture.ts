import type { Onboarding } from '@apron/contract/home/onboarding'

/** A company that is being set up: three steps are still open. */
export const ONBOARDING: Onboarding = {
  dismissed: false,
  sites: 1,
  departments: 4,
  people: 9,
  neverLoggedIn: 3,
  roles: 2,
  administrators: 1,
  applications: 1,
  unheld: [],
  notices: 1,
  gateway: false,
  safetyContact: true,
}
