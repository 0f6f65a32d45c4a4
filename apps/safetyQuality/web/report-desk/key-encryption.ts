import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { unpadFile } from '../../contract/rules/sealing/padded-file.ts'

/** Takes half a second on an office computer, which slows down guessing with a stolen wrapped key. */
const WORK_FACTOR = 17

export const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))

function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

/** Creates a key pair: `identity` is the private half, `recipient` the public half. */
export async function createOfficeKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** Wraps the private half with a passphrase. */
export async function wrapKey(identity: string, passphrase: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  return encodeBase64(await encrypter.encrypt(identity))
}

/** Unwraps the private half. Returns null for a wrong passphrase. */
export async function unwrapKey(wrapped: string, passphrase: string): Promise<string | null> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return await decrypter.decrypt(decodeBase64(wrapped), 'text')
  } catch {
    return null
  }
}

/** Decrypts a file sealed for the office. @throws Error if it was sealed for another key */
export async function openSealedFile(identity: string, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return unpadFile(await decrypter.decrypt(sealed))
}

/** Decrypts content sealed for the office. @throws Error when it was sealed for another key */
export async function openSealed(identity: string, sealed: string): Promise<unknown> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return JSON.parse(await decrypter.decrypt(decodeBase64(sealed), 'text'))
}
