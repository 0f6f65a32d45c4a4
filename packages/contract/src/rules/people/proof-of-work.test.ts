import { expect, it } from 'vitest'
import { parseProofOfWork, proofOfWorkCode } from './proof-of-work.ts'

it('reads the number back from its code', () => {
  expect(parseProofOfWork(proofOfWorkCode(184_201))).toBe(184_201)
})

it.each(['ab3k9', 'pow:', 'pow:-1', 'pow:1.5', 'pow:1e3', 'pow: 1', 'POW:1', 'pow:1234567890'])(
  'does not accept %j as proof of work',
  code => {
    expect(parseProofOfWork(code)).toBeNull()
  },
)
