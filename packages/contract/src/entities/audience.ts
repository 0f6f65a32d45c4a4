import { type Static, Type } from 'typebox'
import { AUDIENCE_GROUPS } from '../limits/audience.ts'

const groups = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
  maxItems: AUDIENCE_GROUPS,
  uniqueItems: true,
})

/** The fields of an audience, for what has one. */
export const audience = {
  site: Type.String({
    pattern: '^([A-Z]{3})?$',
    description: 'Three-letter code: only those who work there; empty: the whole company',
  }),
  roles: groups,
  departments: groups,
}

/**
 * Whom an alarm or a notice is for: of those who work at the site whoever holds one of the roles or belongs to one of the departments;
 * everybody there when neither is named.
 */
export const Audience = Type.Object(audience)
export type Audience = Static<typeof Audience>
