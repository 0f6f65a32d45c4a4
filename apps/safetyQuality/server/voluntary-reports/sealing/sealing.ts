import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** Content is padded to a multiple of this, so that the length reveals little. */
const BLOCK_BYTES = 4_096

/** Seals content for the holder of a private key. @param recipient `age1…` @returns base64 */
export async function sealFor(recipient: string, content: unknown): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const sealed = await encrypter.encrypt(padJson(JSON.stringify(content)))
  return Buffer.from(sealed).toString('base64')
}

/** Pads with white space, which is ignored after a JSON document. */
function padJson(json: string): Buffer {
  const bytes = Buffer.from(json)
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')])
}

/** Decrypts sealed content. @param identity `AGE-SECRET-KEY-1…` @throws Error when it was sealed for another key */
export async function openSealed(identity: string, sealed: string): Promise<unknown> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return JSON.parse(await decrypter.decrypt(Buffer.from(sealed, 'base64'), 'text'))
}

/** Builds a private key from 32 random bytes. */
export const identityOf = (bytes: Uint8Array) =>
  bech32.encodeFromBytes('AGE-SECRET-KEY-', bytes).toUpperCase()

/** Returns the public half of a private key. */
export const recipientOf = (identity: string) => identityToRecipient(identity)
