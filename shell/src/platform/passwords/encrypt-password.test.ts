import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encryptPassword } from './encrypt-password.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** Decrypts like the server, with another implementation than the browser's. */
function decrypt(sent: { password: string; authKey: string; authIv: string }, captchaKey: string): string {
  const key = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sent.authKey, 'base64'),
  )
  const cipher = Buffer.from(sent.password, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sent.authIv, 'base64'))
  decipher.setAAD(Buffer.from(captchaKey))
  decipher.setAuthTag(cipher.subarray(-16))
  return Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]).toString()
}

describe('[AUTH-05] the encrypted password', () => {
  it('can be decrypted with the private key', async () => {
    expect(decrypt(await encryptPassword('Pä55 词!', 'captcha-1', spki), 'captcha-1')).toBe('Pä55 词!')
  })

  it('is worthless with another captcha', async () => {
    const sent = await encryptPassword('secret', 'captcha-1', spki)
    expect(() => decrypt(sent, 'captcha-2')).toThrow()
  })

  it('is never the same twice', async () => {
    const first = await encryptPassword('secret', 'captcha-1', spki)
    const second = await encryptPassword('secret', 'captcha-1', spki)
    expect(first.password).not.toBe(second.password)
    expect(first.authKey).not.toBe(second.authKey)
    expect(first.authIv).not.toBe(second.authIv)
  })
})
