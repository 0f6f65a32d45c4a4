import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solveProofOfWork } from './solve-proof-of-work.ts'

function workFor(number: number, maxNumber: number) {
  const salt = 'c0ffee'
  return { salt, challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'), maxNumber }
}

const running = () => new AbortController().signal

describe('the captcha without reading the picture', () => {
  it.each([
    [0, 1000],
    [399, 1000],
    [400, 1000],
    [1000, 1000],
  ])('finds %i in 0..%i', async (number, maxNumber) => {
    expect(await solveProofOfWork(workFor(number, maxNumber), running())).toBe(number)
  })

  it('says that there is no answer when the number lies outside', async () => {
    expect(await solveProofOfWork(workFor(501, 500), running())).toBeNull()
  })

  it('stops when it is given up', async () => {
    expect(await solveProofOfWork(workFor(5, 1000), AbortSignal.abort())).toBeNull()
  })
})
