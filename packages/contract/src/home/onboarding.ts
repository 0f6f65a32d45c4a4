import { type Static, Type } from 'typebox'

const pair = Type.Object({ zh: Type.String(), en: Type.String() })
const count = Type.Integer({ minimum: 0 })

/** Set-up progress of a new company: counts and facts without names. Input of {@link firstSteps}. */
export const Onboarding = Type.Object({
  dismissed: Type.Boolean({ description: 'True if the caller has closed the guide' }),
  sites: count,
  departments: count,
  people: Type.Integer({ minimum: 0, description: 'Enabled accounts' }),
  neverLoggedIn: Type.Integer({ minimum: 0, description: 'Those of them without a password' }),
  roles: Type.Integer({
    minimum: 0,
    description: 'Roles with a permission that somebody other than the administrators holds',
  }),
  administrators: Type.Integer({ minimum: 0, description: 'Enabled holders of the administrator role' }),
  applications: Type.Integer({ minimum: 0, description: 'Sub-applications with an active version' }),
  unheld: Type.Array(Type.Object({ application: pair, right: pair }), {
    description: 'Permissions that an installed application needs to be usable, and that nobody holds',
  }),
  notices: Type.Integer({ minimum: 0, description: 'Number of published notices' }),
  gateway: Type.Boolean({ description: 'True if codes and links are sent by SMS or e-mail' }),
  safetyContact: Type.Boolean({ description: 'True if the login page names the safety office' }),
})
export type Onboarding = Static<typeof Onboarding>
