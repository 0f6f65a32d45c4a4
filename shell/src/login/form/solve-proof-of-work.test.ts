import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solveProofOfWork } from './solve-proof-of-work.ts'

function createWork(number: number, maxNumber: number) {
  const salt = 'c0ffee'
  return { salt, challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'), maxNumber }
}

const neverAborted = () => new AbortController().signal

describe('the captcha by proof of work', () => {
  it.each([
    [0, 1000],
    [399, 1000],
    [400, 1000],
    [1000, 1000],
  ])('finds %i in 0..%i', async (number, maxNumber) => {
    expect(await solveProofOfWork(createWork(number, maxNumber), neverAborted())).toBe(number)
  })

  it('returns null if the number is outside the range', async () => {
    expect(await solveProofOfWork(createWork(501, 500), neverAborted())).toBeNull()
  })

  it('stops when aborted', async () => {
    expect(await solveProofOfWork(createWork(5, 1000), AbortSignal.abort())).toBeNull()
  })
})
