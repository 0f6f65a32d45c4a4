import { type Static, Type } from 'typebox'
import { PASSWORD_MAX_LENGTH } from '../limits/password.ts'

/** Body of `firstAdministrator`: who gets a portal that has no users yet. */
export const FirstAdministrator = Type.Object({
  setupToken: Type.String({ minLength: 1, maxLength: 128, description: 'From the link the server printed' }),
  userCode: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$',
    description: 'The account to log in with',
  }),
  nameZh: Type.String({ minLength: 1, maxLength: 60 }),
  nameEn: Type.String({ minLength: 1, maxLength: 60 }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
})
export type FirstAdministrator = Static<typeof FirstAdministrator>
