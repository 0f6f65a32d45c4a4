import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'

/** What is sealed is as long as the next multiple: its length says little of what it says. */
const BLOCK_BYTES = 4_096

/** Seals something for whoever holds the private half of a key. @param recipient `age1…` @returns base64 */
export async function sealFor(recipient: string, content: unknown): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const sealed = await encrypter.encrypt(padded(JSON.stringify(content)))
  return Buffer.from(sealed).toString('base64')
}

/** White space after a document of JSON means nothing. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json)
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')])
}

/** What was sealed, by the private half. @param identity `AGE-SECRET-KEY-1…` @throws Error when it was sealed for another */
export async function openSealed(identity: string, sealed: string): Promise<unknown> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  return JSON.parse(await decrypter.decrypt(Buffer.from(sealed, 'base64'), 'text'))
}

/** A private half out of 32 bytes that nobody can guess. */
export const identityOf = (bytes: Uint8Array) =>
  bech32.encodeFromBytes('AGE-SECRET-KEY-', bytes).toUpperCase()

/** The public half of a private one. */
export const recipientOf = (identity: string) => identityToRecipient(identity)
