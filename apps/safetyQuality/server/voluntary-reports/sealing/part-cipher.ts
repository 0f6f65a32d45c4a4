import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { FileTicket } from '../../../contract/reports/report-file.entities.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Additional authenticated data: binds a part to its position in the file. */
const positionData = (seq: number) => Buffer.from(String(seq))

/**
 * Encrypts the parts of an incomplete file. The key is derived from the secret of the ticket, of which the server
 * stores only a hash, so nobody can read a part between two requests.
 */
export function partCipher({ form }: Pick<FileTicket, 'form'>, file: string) {
  const secret = Buffer.from(form, 'base64url')
  const key = Buffer.from(hkdfSync('sha256', secret, '', `apron-report-file:${file}`, KEY_BYTES))
  return {
    encrypt(seq: number, content: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(positionData(seq))
      return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
    },
    /** @throws Error when it is another part, or was encrypted with another ticket */
    decrypt(seq: number, content: Buffer): Buffer {
      const decipher = createDecipheriv('aes-256-gcm', key, content.subarray(0, NONCE_BYTES))
      decipher.setAAD(positionData(seq)).setAuthTag(content.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}
