import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { partCipher } from './part-cipher.ts'

const ticket = () => ({ form: randomBytes(32).toString('base64url') })
const CONTENT = Buffer.from('wing walker not in place')

it('[SQ-42] decrypts a part only with its own ticket, file and position', () => {
  const own = ticket()
  const sealed = partCipher(own, 'a').encrypt(1, CONTENT)
  expect(sealed.includes('wing')).toBe(false)
  expect(partCipher(own, 'a').decrypt(1, sealed)).toEqual(CONTENT)
  expect(() => partCipher(own, 'a').decrypt(2, sealed)).toThrow()
  expect(() => partCipher(own, 'b').decrypt(1, sealed)).toThrow()
  expect(() => partCipher(ticket(), 'a').decrypt(1, sealed)).toThrow()
})
