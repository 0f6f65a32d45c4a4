import { type Static, Type } from 'typebox'
import { SealedPassword } from './sealed-password.ts'

/** Body of `beginPasswordChange`. */
export const PasswordChangeStart = Type.Object({
  deviceId: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'As in the login: wrong passwords are counted per device',
  }),
})
export type PasswordChangeStart = Static<typeof PasswordChangeStart>

/** Tokens and key for one attempt to change the password (security note T03). */
export const PasswordChangeGrant = Type.Object({
  authorization: Type.String({
    description: 'Token for changing the password of this person once',
    secret: true,
  }),
  nextToken: Type.String({
    description: 'Token of this session after the change; the previous one ends then',
    secret: true,
  }),
  publicKey: Type.String({ description: 'SubjectPublicKeyInfo, base64' }),
  validSeconds: Type.Integer(),
})
export type PasswordChangeGrant = Static<typeof PasswordChangeGrant>

/** Body of `changePassword`. */
export const PasswordChange = Type.Object({
  authorization: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'Token of the granted password change',
    secret: true,
  }),
  currentPassword: SealedPassword,
  newPassword: SealedPassword,
})
export type PasswordChange = Static<typeof PasswordChange>

/** Query of `getChangePDUrl` (§7). */
export const PasswordLinkQuery = Type.Object({
  userCode: Type.String({ minLength: 1, maxLength: 64, description: 'Employee number of the caller' }),
  type: Type.Literal('1', { description: 'Always 1' }),
})
export type PasswordLinkQuery = Static<typeof PasswordLinkQuery>
