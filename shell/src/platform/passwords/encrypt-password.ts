import type { LoginRequest } from '@apron/contract/sign-in/login'

/** The encrypted fields of a login request. */
export type EncryptedPassword = Pick<LoginRequest, 'password' | 'authKey' | 'authIv'>

const IV_BYTES = 12

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)))
}

function bytesOf(base64Text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64Text), character => character.codePointAt(0) ?? 0)
}

/** Returns whether WebCrypto is available. It is only in secure contexts: HTTPS or localhost. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Encrypts a password for one login (security note T07): a fresh AES-256 key under the server's RSA key
 * (OAEP, SHA-256), the password under AES-GCM with the captcha's key as associated data, so that a replay
 * fails once the captcha is used.
 * @param publicKey SubjectPublicKeyInfo, base64, as returned by `getRsaPublicKey`
 */
export async function encryptPassword(
  password: string,
  captchaKey: string,
  publicKey: string,
): Promise<EncryptedPassword> {
  const { subtle } = crypto
  const encoder = new TextEncoder()
  const rsaKey = await subtle.importKey(
    'spki',
    bytesOf(publicKey),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const aesKey = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const additionalData = encoder.encode(captchaKey)
  const cipher = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    aesKey,
    encoder.encode(password),
  )
  const authKey = await subtle.encrypt({ name: 'RSA-OAEP' }, rsaKey, await subtle.exportKey('raw', aesKey))
  return { password: base64(cipher), authKey: base64(authKey), authIv: base64(iv) }
}
