import { createHash } from 'node:crypto'
import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readyProof } from './ready-proof.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const SALT = 'c0ffee'
const ANSWER = 3

/** Challenges with numbers, one after the other. */
function start() {
  let asked = 0
  const take = readyProof({
    challenge: async () => {
      asked += 1
      const challenge = createHash('sha256').update(`${SALT}${ANSWER}`).digest('hex')
      return {
        publicKey: 'key',
        captcha: {
          captchaKey: `captcha-${asked}`,
          preSessionId: `session-${asked}`,
          image: '',
          proofOfWork: { salt: SALT, challenge, maxNumber: 10 },
        },
      }
    },
  })
  const keyOf = async () => (await take()).answer.captchaKey
  return { keyOf, asked: () => asked }
}

test('[AUTH-43] what a login costs is worked out before the PIN is there, and each proof is used once', async () => {
  const { asked, keyOf } = start()
  expect(asked()).toBe(1)
  expect(await keyOf()).toBe('captcha-1')
  expect(await keyOf()).toBe('captcha-2')
  expect(await keyOf()).toBe('captcha-3')
})

test('[AUTH-43] whoever takes their time over the PIN gets a proof that the server still knows', async () => {
  const { keyOf } = start()
  vi.setSystemTime(Date.now() + CAPTCHA_LIFETIME_MS)
  expect(await keyOf()).toBe('captcha-2')
})
