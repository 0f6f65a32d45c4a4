import { expect, it } from 'vitest'
import { proofOfWorkAnswer, proofOfWorkCode } from './proof-of-work.ts'

it('a number comes back out of the code it was put in', () => {
  expect(proofOfWorkAnswer(proofOfWorkCode(184_201))).toBe(184_201)
})

it.each(['ab3k9', 'pow:', 'pow:-1', 'pow:1.5', 'pow:1e3', 'pow: 1', 'POW:1', 'pow:1234567890'])(
  '%j is no proof of work',
  code => {
    expect(proofOfWorkAnswer(code)).toBeNull()
  },
)
