import { type Static, Type } from 'typebox'
import { SealedPassword } from './sealed-password.ts'

const Token = Type.String({
  minLength: 1,
  maxLength: 128,
  description: 'From the link the person was given',
  secret: true,
})

/** Body of `readPersonLink`. */
export const PersonLinkToken = Type.Object({ token: Token })
export type PersonLinkToken = Static<typeof PersonLinkToken>

/** The person of a link. */
export const InvitedPerson = Type.Object({
  userCode: Type.String(),
  nameZh: Type.String(),
  nameEn: Type.String(),
  madeAt: Type.String({ description: 'Creation time of the link: yyyy-MM-dd HH:mm:ss, Asia/Shanghai' }),
  madeBy: Type.Union(
    [Type.Object({ code: Type.String(), nameZh: Type.String(), nameEn: Type.String() }), Type.Null()],
    {
      description: 'Creator of the link; null if unknown',
    },
  ),
})
export type InvitedPerson = Static<typeof InvitedPerson>

/** Body of `usePersonLink`: the person's first password. */
export const FirstPassword = Type.Object({ token: Token, password: SealedPassword })
export type FirstPassword = Static<typeof FirstPassword>
