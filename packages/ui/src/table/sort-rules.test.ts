import { expect, it } from 'vitest'
import { nextSort } from './sort-rules.ts'

it.each([
  [null, { id: 'due', direction: 'asc' }],
  [{ id: 'no', direction: 'desc' } as const, { id: 'due', direction: 'asc' }],
  [{ id: 'due', direction: 'asc' } as const, { id: 'due', direction: 'desc' }],
  [{ id: 'due', direction: 'desc' } as const, null],
])('from %j a click on "due" results in %j', (sort, expected) => {
  expect(nextSort(sort, 'due')).toEqual(expected)
})
