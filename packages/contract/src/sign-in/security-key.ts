import { type Static, Type } from 'typebox'
import { secret } from '../entities/fields.ts'
import { SECURITY_KEY_NAME_LENGTH } from '../limits/quick-sign-in.ts'
import { LoginRequest } from './login.ts'

const id = Type.String({ minLength: 1, maxLength: 64 })
const Base64Url = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description })
const name = Type.String({ minLength: 1, maxLength: SECURITY_KEY_NAME_LENGTH, pattern: '\\S' })
const Transport = Type.String({ maxLength: 32, pattern: '^[a-z-]+$' })
/** No extensions are requested, so the browser's results are ignored. */
const clientExtensionResults = Type.Object({})
const Attachment = Type.Union([Type.Literal('cross-platform'), Type.Literal('platform')])

/** Kind of key: portable, or the device itself. */
export const SecurityKeyKind = Type.Union([Type.Literal('carried'), Type.Literal('device')])
export type SecurityKeyKind = Static<typeof SecurityKeyKind>

/** A key as shown to its person. */
export const SecurityKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: SecurityKeyKind,
  addedAt: Type.String({ description: 'yyyy-MM-dd HH:mm:ss' }),
  usedAt: Type.Union([Type.String(), Type.Null()], { description: 'Time of the last login with this key' }),
})
export type SecurityKey = Static<typeof SecurityKey>

/** Browser options for a key login: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const KeyLoginOptions = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.Literal('required'),
})
export type KeyLoginOptions = Static<typeof KeyLoginOptions>

/** Body of `keyLogin`: the captcha of a login, and the key's signed response (`AuthenticationResponseJSON`). */
export const KeyLogin = Type.Object({
  ...Type.Pick(LoginRequest, ['code', 'captchaKey', 'preSessionId', 'deviceId']).properties,
  credential: secret(
    Type.Object({
      id: Base64Url(1366, 'Id of the credential'),
      rawId: Base64Url(1366, 'Same as id'),
      type: Type.Literal('public-key'),
      authenticatorAttachment: Type.Optional(Attachment),
      clientExtensionResults,
      response: Type.Object({
        clientDataJSON: Base64Url(4096, 'Client data of the browser: challenge and origin'),
        authenticatorData: Base64Url(4096, 'Flags and counter'),
        signature: Base64Url(8192, 'Signature over both'),
        userHandle: Type.Optional(Type.String({ maxLength: 128, pattern: '^[A-Za-z0-9_-]*$' })),
      }),
    }),
  ),
})
export type KeyLogin = Static<typeof KeyLogin>

/** Body of `beginSecurityKey`. */
export const NewKeyKind = Type.Object({ kind: SecurityKeyKind })
export type NewKeyKind = Static<typeof NewKeyKind>

/** Browser options for creating a key: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const NewKeyOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({
    id: Type.String({ description: 'Opaque id of the person, not the employee number' }),
    name: Type.String(),
    displayName: Type.String(),
  }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Type.Object({ type: Type.Literal('public-key'), id: Type.String() })),
  authenticatorSelection: Type.Object({
    authenticatorAttachment: Attachment,
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
  attestation: Type.Literal('none'),
})
export type NewKeyOptions = Static<typeof NewKeyOptions>

/** Body of `addSecurityKey`: the key's response (`RegistrationResponseJSON`). */
export const NewSecurityKey = Type.Object({
  kind: SecurityKeyKind,
  name,
  credential: secret(
    Type.Object({
      id: Base64Url(1366, 'Id of the credential'),
      rawId: Base64Url(1366, 'Same as id'),
      type: Type.Literal('public-key'),
      authenticatorAttachment: Type.Optional(Attachment),
      clientExtensionResults,
      response: Type.Object({
        clientDataJSON: Base64Url(4096, 'Client data of the browser: challenge and origin'),
        attestationObject: Base64Url(16_384, 'The public key, with flags and counter'),
        transports: Type.Optional(Type.Array(Transport, { maxItems: 10 })),
      }),
    }),
  ),
})
export type NewSecurityKey = Static<typeof NewSecurityKey>

export const SecurityKeyName = Type.Object({ id, name })
export type SecurityKeyName = Static<typeof SecurityKeyName>

export const SecurityKeyId = Type.Object({ id })
export type SecurityKeyId = Static<typeof SecurityKeyId>

/** True if this device belongs to the person alone. */
export const OwnDevice = Type.Object({ own: Type.Boolean() })
export type OwnDevice = Static<typeof OwnDevice>

/** The caller's keys, and the state of this device. */
export const SecurityKeysState = Type.Object({
  ownDevice: Type.Boolean({ description: 'True if the caller has marked this device as their own' }),
  keys: Type.Array(SecurityKey),
})
export type SecurityKeysState = Static<typeof SecurityKeysState>
