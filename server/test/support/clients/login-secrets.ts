import { hash, webcrypto } from 'node:crypto'
import { joinSealed } from '@apron/contract/rules/people/sealed-password'
import type { Captcha } from '@apron/contract/sign-in/captcha'
import type { LoginRequest } from '@apron/contract/sign-in/login'

const { subtle } = webcrypto

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(new Uint8Array(bytes)).toString('base64')
}

/** Solves a proof of work. */
export function solve({ salt, challenge, maxNumber }: Captcha['proofOfWork']): number {
  for (let number = 0; number <= maxNumber; number++) {
    if (hash('sha256', `${salt}${number}`) === challenge) return number
  }
  throw new Error('The proof of work has no answer')
}

/** Encrypts a password, bound to a token, and returns it as one text. */
export async function sealText(password: string, token: string, publicKey: string): Promise<string> {
  return joinSealed(await sealPassword(password, token, publicKey))
}

/** Encrypts a password as docs/wire.md describes. */
export async function sealPassword(
  password: string,
  captchaKey: string,
  publicKey: string,
): Promise<Pick<LoginRequest, 'password' | 'authKey' | 'authIv'>> {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const serverKey = await subtle.importKey('spki', Buffer.from(publicKey, 'base64'), rsa, false, ['encrypt'])
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const iv = webcrypto.getRandomValues(new Uint8Array(12))
  const additionalData = Buffer.from(captchaKey)
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, Buffer.from(password))
  const authKey = await subtle.encrypt(rsa, serverKey, await subtle.exportKey('raw', key))
  return { password: base64(sealed), authKey: base64(authKey), authIv: base64(iv) }
}
