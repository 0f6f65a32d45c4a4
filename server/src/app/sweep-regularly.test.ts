import { expect, it } from 'vitest'
import { sweepOnce } from './sweep-regularly.ts'

it.each([
  ['a clock that runs as it should', null, ['look', 'sweep']],
  ['not while it has jumped ahead', 3_600_000, ['look']],
  ['nor back', -3_600_000, ['look']],
])('what has expired is removed: %s', async (_what, off, expected) => {
  const done: string[] = []
  const clock = { look: async () => void done.push('look'), off: () => off }
  await sweepOnce(clock, async () => void done.push('sweep'))
  expect(done).toEqual(expected)
})
