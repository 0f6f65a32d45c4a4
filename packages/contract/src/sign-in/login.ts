import { type Static, Type } from 'typebox'
import { secret } from '../entities/fields.ts'
import { UserInfo } from '../organisation/user-info.ts'

const Base64 = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9+/]+={0,2}$', description })

/** Body of `login` and `idcardLogin` (§3). docs/wire.md describes the encryption of the three fields. */
export const LoginRequest = Type.Object({
  username: Type.String({
    minLength: 1,
    maxLength: 64,
    description: 'Employee number, or the id-card number',
  }),
  password: secret(Base64(4096, 'AES-256-GCM of the password with captchaKey as associated data, base64')),
  code: Type.String({
    minLength: 1,
    maxLength: 32,
    description: 'Captcha characters or proof of work',
    secret: true,
  }),
  captchaKey: Type.String({ minLength: 1, maxLength: 64, secret: true }),
  authKey: Base64(1024, 'RSA-OAEP-SHA256 of the AES key, base64'),
  authIv: Base64(64, 'The 12-byte GCM nonce, base64'),
  preSessionId: Type.String({ minLength: 1, maxLength: 64 }),
  deviceId: Type.String({ minLength: 1, maxLength: 64 }),
  mobileCode: Type.Optional(
    Type.String({ maxLength: 12, description: 'Code from the phone, if one was requested', secret: true }),
  ),
})
export type LoginRequest = Static<typeof LoginRequest>

/** Response of `getRsaPublicKey` (§7). */
export const LoginKey = Type.Object({
  publicKey: Type.String({ description: 'RSA-3072, SubjectPublicKeyInfo, base64' }),
  preSessionId: Type.String({
    description: 'Id of the key; a login sends the id that it got with the captcha',
  }),
})
export type LoginKey = Static<typeof LoginKey>

/** `data` of a successful login. */
export const LoginResult = UserInfo
export type LoginResult = UserInfo
