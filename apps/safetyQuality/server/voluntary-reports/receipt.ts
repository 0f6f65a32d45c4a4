import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Receipt } from '../../contract/reports/report.entities.ts'

/** DER before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const privateKeyOf = (secret: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, secret]), format: 'der', type: 'pkcs8' })

/**
 * Returns the content to sign: the day and a digest of the code. It proves the day to anybody who is shown the code,
 * and reveals nothing about the report.
 */
const payload = (code: string, date: string) =>
  Buffer.from(`apron-receipt-1\n${date}\n${createHash('sha256').update(code).digest('hex')}`)

/** Signs a receipt. @param secret 32 bytes */
export function signReceipt(secret: Buffer, code: string, date: string): Receipt {
  return { date, signature: sign(null, payload(code, date), privateKeyOf(secret)).toString('base64url') }
}

export function isGenuineReceipt(secret: Buffer, code: string, { date, signature }: Receipt): boolean {
  const key = createPublicKey(privateKeyOf(secret))
  return verify(null, payload(code, date), key, Buffer.from(signature, 'base64url'))
}
