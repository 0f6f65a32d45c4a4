import { type Static, Type } from 'typebox'
import { AUDIENCE_GROUPS } from '../limits/messages.ts'

const groups = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
  maxItems: AUDIENCE_GROUPS,
  uniqueItems: true,
})

/** Fields of an audience. */
export const audience = {
  site: Type.String({
    pattern: '^([A-Z]{3})?$',
    description: 'Three-letter code: only people who work at this site. Empty: the whole company',
  }),
  roles: groups,
  departments: groups,
}

/**
 * Audience of an alarm or a notice: people at the site with one of the roles or in one of the departments; everybody
 * there if neither is given.
 */
export const Audience = Type.Object(audience)
export type Audience = Static<typeof Audience>
