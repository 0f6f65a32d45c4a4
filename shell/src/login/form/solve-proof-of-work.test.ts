import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solveProofOfWork } from './solve-proof-of-work.ts'

function workFor(number: number, maxNumber: number) {
  const salt = 'c0ffee'
  return { salt, challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'), maxNumber }
}

const running = () => new AbortController().signal

describe('the captcha by proof of work', () => {
  it.each([
    [0, 1000],
    [399, 1000],
    [400, 1000],
    [1000, 1000],
  ])('finds %i in 0..%i', async (number, maxNumber) => {
    expect(await solveProofOfWork(workFor(number, maxNumber), running())).toBe(number)
  })

  it('returns null if the number is outside the range', async () => {
    expect(await solveProofOfWork(workFor(501, 500), running())).toBeNull()
  })

  it('stops when aborted', async () => {
    expect(await solveProofOfWork(workFor(5, 1000), AbortSignal.abort())).toBeNull()
  })
})
