import { expect, it } from 'vitest'
import { searchText } from './use-user-search.ts'

it.each([
  ['', null],
  ['  ', null],
  ['\u3000', null],
  [' 冯 ', '冯'],
  ['100104', '100104'],
])('[UI-01] searches for %j as %j', (typed, expected) => {
  expect(searchText(typed)).toBe(expected)
})
