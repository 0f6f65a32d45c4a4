import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  hkdfSync,
  privateDecrypt,
  randomBytes,
} from 'node:crypto'

const TAG_BYTES = 16
const NONCE_BYTES = 12

/** Encrypts a private key for the database with a key derived from the server's secret key. */
export function sealPrivateKey(pkcs8: Buffer, secretKey: string, keyId: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secretKey), nonce).setAAD(Buffer.from(keyId))
  return Buffer.concat([nonce, cipher.update(pkcs8), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws if the secret key is not the one used for sealing */
export function openPrivateKey(sealed: string, secretKey: string, keyId: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64')
  return openGcm(sealingKey(secretKey), bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES), keyId)
}

function sealingKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'apron login key', 32))
}

function openGcm(key: Buffer, nonce: Buffer, bytes: Buffer, associated: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(associated))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
}

/** The encrypted fields of a login request (docs/wire.md). */
export interface SealedPassword {
  /** RSA-OAEP-SHA256 of the AES-256 key, base64. */
  readonly authKey: string
  /** The 12-byte nonce, base64. */
  readonly authIv: string
  /** AES-256-GCM of the password, tag at the end, base64. */
  readonly password: string
  /** Associated data: a captured body is useless once its captcha is consumed. */
  readonly captchaKey: string
}

/** Decrypts the password of a login request. Returns null on any failure (security note T07). */
export function openPassword(sealed: SealedPassword, pkcs8: Buffer): string | null {
  try {
    const key = privateDecrypt(
      {
        key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      Buffer.from(sealed.authKey, 'base64'),
    )
    const nonce = Buffer.from(sealed.authIv, 'base64')
    if (key.length !== 32 || nonce.length !== NONCE_BYTES) return null
    const password = openGcm(key, nonce, Buffer.from(sealed.password, 'base64'), sealed.captchaKey)
    return new TextDecoder('utf-8', { fatal: true }).decode(password)
  } catch {
    return null
  }
}
