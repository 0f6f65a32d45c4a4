import { expect, test } from 'vitest'
import { isChanged, typedOver } from './typed-over.ts'

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
