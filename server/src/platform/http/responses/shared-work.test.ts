import { expect, it } from 'vitest'
import { shareWork } from './shared-work.ts'

/** Work that the test completes. Its result is its number. */
function steered() {
  const rounds: PromiseWithResolvers<number>[] = []
  const ask = shareWork(() => {
    const round = Promise.withResolvers<number>()
    rounds.push(round)
    return round.promise
  })
  return { ask, rounds }
}

it('shares the next round between all callers that ask during one', async () => {
  const { ask, rounds } = steered()
  const first = ask()
  const others = [ask(), ask()]
  expect(rounds).toHaveLength(1)
  rounds[0]?.resolve(1)
  expect(await first).toBe(1)
  await expect.poll(() => rounds.length).toBe(2)
  rounds[1]?.resolve(2)
  expect(await Promise.all(others)).toEqual([2, 2])
  void ask()
  expect(rounds).toHaveLength(3)
})

it('rejects only the callers of a failed round', async () => {
  const { ask, rounds } = steered()
  const first = ask()
  const second = ask()
  rounds[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => rounds.length).toBe(2)
  rounds[1]?.resolve(2)
  expect(await second).toBe(2)
})
