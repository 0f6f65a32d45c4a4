import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Wraps contact data in a layer that only the server can remove, so that each opening is recorded. */
export function wrapStrip(secret: Buffer, sealed: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  const wrapped = [nonce, cipher.update(sealed, 'base64'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(wrapped).toString('base64')
}

export function unwrapStrip(secret: Buffer, wrapped: string): string {
  const bytes = Buffer.from(wrapped, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const sealed = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  return sealed.toString('base64')
}
