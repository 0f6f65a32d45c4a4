import { type Static, Type } from 'typebox'

const pair = Type.Object({ zh: Type.String(), en: Type.String() })
const count = Type.Integer({ minimum: 0 })

/** Set-up progress of a new company: counts and facts without names. Input of {@link firstSteps}. */
export const Onboarding = Type.Object({
  dismissed: Type.Boolean({ description: 'The caller does not want to be led any more' }),
  sites: count,
  departments: count,
  people: Type.Integer({ minimum: 0, description: 'Enabled accounts' }),
  neverLoggedIn: Type.Integer({ minimum: 0, description: 'Of them those whose password nobody has set yet' }),
  roles: Type.Integer({
    minimum: 0,
    description: 'Roles with a right that somebody holds beside the administrators',
  }),
  administrators: Type.Integer({ minimum: 0, description: 'Enabled holders of the administrator role' }),
  applications: Type.Integer({ minimum: 0, description: 'Sub-applications with an active version' }),
  unheld: Type.Array(Type.Object({ application: pair, right: pair }), {
    description:
      'Rights without which the work of an installed application cannot begin, and which nobody holds',
  }),
  notices: Type.Integer({ minimum: 0, description: 'Published ones' }),
  gateway: Type.Boolean({ description: 'Codes and links go out by SMS or mail' }),
  safetyContact: Type.Boolean({ description: 'The login page names the safety office' }),
})
export type Onboarding = Static<typeof Onboarding>
