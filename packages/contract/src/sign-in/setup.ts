import { type Static, Type } from 'typebox'
import { AirportOption } from '../dictionary/airport.ts'
import { nameText } from '../entities/fields.ts'
import { STORED_DEPARTMENT_CODE } from '../rules/records/admin-formats.ts'
import { SealedPassword } from './sealed-password.ts'

const UserCode = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{1,31}$',
  description: 'Account name',
})
const Code = Type.String({ pattern: STORED_DEPARTMENT_CODE.source })
const ThreeCode = Type.String({ pattern: '^[A-Z]{3}$' })
const NamedTwice = Type.Object({ code: Type.String(), nameZh: Type.String(), nameEn: Type.String() })

/** Body of `firstAdministrator`: the first user of an empty portal. */
export const FirstAdministrator = Type.Object({
  setupToken: Type.String({
    minLength: 1,
    maxLength: 128,
    description: 'From the link the server printed',
    secret: true,
  }),
  userCode: UserCode,
  nameZh: nameText,
  nameEn: nameText,
  password: SealedPassword,
})
export type FirstAdministrator = Static<typeof FirstAdministrator>

/** Choices of the further set-up steps. */
export const SetupOptions = Type.Object({
  airports: Type.Array(Type.Object({ ...AirportOption.properties, isSite: Type.Boolean() })),
  departments: Type.Array(NamedTwice),
  roles: Type.Array(
    Type.Object({
      ...NamedTwice.properties,
      descriptionZh: Type.String({ description: 'Purpose of the role' }),
      descriptionEn: Type.String(),
    }),
  ),
})
export type SetupOptions = Static<typeof SetupOptions>

/** Body of `firstSites`: the company's airports. The first one is the administrator's default site. */
export const FirstSites = Type.Object({
  sites: Type.Array(ThreeCode, { minItems: 1, maxItems: 200 }),
})
export type FirstSites = Static<typeof FirstSites>

/** Body of `firstUser`. If names are given, a missing department is created, provided its code is valid for a new one. */
export const FirstUser = Type.Object({
  userCode: UserCode,
  nameZh: nameText,
  nameEn: nameText,
  department: Type.Object({ code: Code, nameZh: Type.Optional(nameText), nameEn: Type.Optional(nameText) }),
  roles: Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { minItems: 1, maxItems: 50 }),
  site: ThreeCode,
})
export type FirstUser = Static<typeof FirstUser>

/** Invitation to hand to the person, who sets a password with it. */
export const FirstInvitation = Type.Object({
  userCode: Type.String(),
  token: Type.String({ description: 'For `/welcome?token=…`, once', secret: true }),
  validDays: Type.Integer(),
})
export type FirstInvitation = Static<typeof FirstInvitation>
