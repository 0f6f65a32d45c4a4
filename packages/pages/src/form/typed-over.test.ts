import { expect, test } from 'vitest'
import { asSaved, isChanged, isWaiting, typedOver } from './typed-over.ts'

const START = { version: 1, name: 'Card', note: 'old', sites: ['CAN'] }

test('what was typed stays, everything else is as others left it', () => {
  const typed = { ...START, name: 'My card', sites: ['CAN', 'SZX'] }
  const latest = { version: 2, name: 'Their card', note: 'new', sites: [] }
  expect(typedOver(START, typed, latest)).toEqual({
    version: 2,
    name: 'My card',
    note: 'new',
    sites: ['CAN', 'SZX'],
  })
})

test('the same values are no change, also in another list', () => {
  expect(isChanged(START, { ...START, sites: ['CAN'] })).toBe(false)
  expect(isChanged(START, { ...START, sites: [] })).toBe(true)
})

test('[OFF-10] what was saved has the number and the version that the server gave it', () => {
  const typed = { id: null, version: null, name: 'x' }
  expect(asSaved<object>(typed, { id: 'made', version: 1, name: 'tidied', more: 1 })).toEqual({
    id: 'made',
    version: 1,
    name: 'x',
  })
  expect(asSaved({ name: 'x' }, { id: 'made', version: 1 })).toEqual({ name: 'x' })
  expect(asSaved({ name: 'x' }, null)).toEqual({ name: 'x' })
})

test('[OFF-10] what waits for the network is no unsaved work, what is typed on is', () => {
  expect(isWaiting(null, { a: 1 })).toBe(false)
  expect(isWaiting({ a: 1 }, { a: 1 })).toBe(true)
  expect(isWaiting({ a: 1 }, { a: 2 })).toBe(false)
})
