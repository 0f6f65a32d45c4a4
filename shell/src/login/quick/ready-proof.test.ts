import { createHash } from 'node:crypto'
import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareProof } from './ready-proof.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const SALT = 'c0ffee'
const ANSWER = 3

/** Returns numbered challenges in order. */
function start() {
  let challengeCount = 0
  const take = prepareProof({
    challenge: async () => {
      challengeCount += 1
      const challenge = createHash('sha256').update(`${SALT}${ANSWER}`).digest('hex')
      return {
        publicKey: 'key',
        captcha: {
          captchaKey: `captcha-${challengeCount}`,
          preSessionId: `session-${challengeCount}`,
          image: '',
          proofOfWork: { salt: SALT, challenge, maxNumber: 10 },
        },
      }
    },
  })
  const keyOf = async () => (await take()).answer.captchaKey
  return { keyOf, challengeCount: () => challengeCount }
}

test('[AUTH-43] computes the proof of work before the PIN is typed, and uses each once', async () => {
  const { challengeCount, keyOf } = start()
  expect(challengeCount()).toBe(1)
  expect(await keyOf()).toBe('captcha-1')
  expect(await keyOf()).toBe('captcha-2')
  expect(await keyOf()).toBe('captcha-3')
})

test('[AUTH-43] renews the proof before it expires when the PIN takes long', async () => {
  const { keyOf } = start()
  vi.setSystemTime(Date.now() + CAPTCHA_LIFETIME_MS)
  expect(await keyOf()).toBe('captcha-2')
})
