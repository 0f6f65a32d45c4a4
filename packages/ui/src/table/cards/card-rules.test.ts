import { expect, it } from 'vitest'
import { cardPlace, parseSortValue, sortValue } from './card-rules.ts'

it.each([
  [{}, 0, 'head'],
  [{}, 1, 'pair'],
  [{ card: 'title' }, 0, 'title'],
  [{ card: 'head' }, 3, 'head'],
  [{ atEnd: true }, 0, 'actions'],
  [{ atEnd: true, card: 'head' }, 4, 'actions'],
] as const)('places the cell of %o at index %i as %s of a card', (column, at, place) => {
  expect(cardPlace(column, at)).toBe(place)
})

it.each([
  [null, ''],
  [{ id: 'planEnd', direction: 'desc' }, 'desc planEnd'],
  [{ id: 'a b', direction: 'asc' }, 'asc a b'],
] as const)('converts the order %o to the option "%s" and back', (sort, value) => {
  expect(sortValue(sort)).toBe(value)
  expect(parseSortValue(value)).toEqual(sort)
})
