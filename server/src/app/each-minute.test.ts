import { expect, it } from 'vitest'
import { whileClockHolds } from './each-minute.ts'

it.each([
  ['a clock that runs as it should', null, ['look', 'work']],
  ['not while it has jumped ahead', 3_600_000, ['look']],
  ['nor back', -3_600_000, ['look']],
])('what is done each minute is done: %s', async (_what, off, expected) => {
  const done: string[] = []
  const clock = { look: async () => void done.push('look'), off: () => off }
  await whileClockHolds(clock, async () => void done.push('work'))
  expect(done).toEqual(expected)
})
