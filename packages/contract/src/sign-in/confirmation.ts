import { type Static, Type } from 'typebox'
import { SealedPassword } from './sealed-password.ts'

/** Challenge and key for sending a password outside a login. Valid once, for one purpose. */
export const PasswordChallenge = Type.Object({
  challenge: Type.String({ description: 'Used instead of captchaKey in the encrypted content' }),
  publicKey: Type.String({ description: 'SubjectPublicKeyInfo, base64' }),
  validSeconds: Type.Integer(),
})
export type PasswordChallenge = Static<typeof PasswordChallenge>

/** A returned challenge. */
export const Challenge = Type.String({ minLength: 1, maxLength: 128 })

/** Body of `confirmPassword`. */
export const PasswordConfirmation = Type.Object({
  challenge: Challenge,
  password: SealedPassword,
  deviceId: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'As in the login: wrong passwords are counted per device',
  }),
})
export type PasswordConfirmation = Static<typeof PasswordConfirmation>
