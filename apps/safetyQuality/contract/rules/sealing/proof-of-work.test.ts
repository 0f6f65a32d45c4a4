import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { findNonce, isProofOfWork, WORK_BITS } from './proof-of-work.ts'

const CHALLENGE = { salt: 'salt', until: 1, mark: 'mark' }

it('[SQ-22] finds a number whose hash with the code begins with sixteen zero bits, in pieces', async () => {
  let pauses = 0
  const { nonce, ...challenge } = await findNonce('CODE', CHALLENGE, async () => {
    pauses += 1
  })
  expect(challenge).toEqual(CHALLENGE)
  const hash = createHash('sha256').update(`salt:CODE:${nonce}`).digest()
  expect([WORK_BITS, hash.readUInt16BE()]).toEqual([16, 0])
  expect(pauses).toBe(Math.floor(nonce / 2_000))
  expect(isProofOfWork('CODE', 'salt', nonce)).toBe(true)
  for (const [code, salt, number] of [
    ['CODF', 'salt', nonce],
    ['CODE', 'salt2', nonce],
    ['CODE', 'salt', nonce + 1],
  ] as const) {
    expect(isProofOfWork(code, salt, number)).toBe(false)
  }
})
