import { expect, it } from 'vitest'
import { ALL_CALLS } from './all-calls.ts'

it('[OFF-21] caches only these calls of the portal on a device', () => {
  const kept = ALL_CALLS.flatMap(({ id, kept: kind }) => (kind === undefined ? [] : [[id, kind]]))
  expect(kept).toEqual([['dictionary.options', 'lookup']])
})
