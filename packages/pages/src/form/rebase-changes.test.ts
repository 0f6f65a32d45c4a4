import { expect, test } from 'vitest'
import { isChanged, isQueued, rebaseChanges, withServerValues } from './rebase-changes.ts'

const START = { version: 1, name: 'Card', note: 'old', sites: ['CAN'] }

test('keeps the input and takes over everything else from the latest version', () => {
  const typed = { ...START, name: 'My card', sites: ['CAN', 'SZX'] }
  const latest = { version: 2, name: 'Their card', note: 'new', sites: [] }
  expect(rebaseChanges(START, typed, latest)).toEqual({
    version: 2,
    name: 'My card',
    note: 'new',
    sites: ['CAN', 'SZX'],
  })
})

test('treats equal values as unchanged, also in another array', () => {
  expect(isChanged(START, { ...START, sites: ['CAN'] })).toBe(false)
  expect(isChanged(START, { ...START, sites: [] })).toBe(true)
})

test('[OFF-10] takes over the number and version that the server assigned', () => {
  const typed = { id: null, version: null, name: 'x' }
  expect(withServerValues<object>(typed, { id: 'made', version: 1, name: 'tidied', more: 1 })).toEqual({
    id: 'made',
    version: 1,
    name: 'x',
  })
  expect(withServerValues({ name: 'x' }, { id: 'made', version: 1 })).toEqual({ name: 'x' })
  expect(withServerValues({ name: 'x' }, null)).toEqual({ name: 'x' })
})

test('[OFF-10] does not treat a queued save as unsaved changes, but does treat later input so', () => {
  expect(isQueued(null, { a: 1 })).toBe(false)
  expect(isQueued({ a: 1 }, { a: 1 })).toBe(true)
  expect(isQueued({ a: 1 }, { a: 2 })).toBe(false)
})
