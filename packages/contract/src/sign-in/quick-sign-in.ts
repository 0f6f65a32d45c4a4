import { type Static, Type } from 'typebox'
import { Challenge } from './confirmation.ts'
import { LoginRequest } from './login.ts'
import { SealedPassword } from './sealed-password.ts'

const id = Type.String({ minLength: 1, maxLength: 64 })

/** A person with quick sign-in on a device. */
export const QuickPerson = Type.Object({
  id: Type.String({ description: 'Id of the person on this device, not the employee number' }),
  nameZh: Type.String(),
  nameEn: Type.String(),
  number: Type.String({
    description: 'Employee number if somebody else on the device has the same name, otherwise empty',
  }),
})
export type QuickPerson = Static<typeof QuickPerson>

/** Body of `pinLogin`: like a login, with the PIN instead of the password. */
export const PinLogin = Type.Object({
  person: id,
  ...Type.Omit(LoginRequest, ['username', 'mobileCode']).properties,
})
export type PinLogin = Static<typeof PinLogin>

/** The caller's quick sign-in on this device. */
export const QuickSignInState = Type.Object({
  pinUntil: Type.Union([Type.String(), Type.Null()], {
    description: 'yyyy-MM-dd HH:mm:ss, expiry of the PIN; null without one',
  }),
  others: Type.Array(QuickPerson, { description: 'Other people with quick sign-in on this device' }),
})
export type QuickSignInState = Static<typeof QuickSignInState>

/** Body of `setPin`: encrypted like a password that confirms the session. */
export const NewPin = Type.Object({ challenge: Challenge, pin: SealedPassword })
export type NewPin = Static<typeof NewPin>
