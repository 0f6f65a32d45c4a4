import { expect, it } from 'vitest'
import { isIdCard, normalizeIdCard } from './id-card.ts'

it.each([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  [' 110105 19491231 002X ', true],
  ['110105194912310021', false],
  ['11010519491331002X', false],
  ['01010519491231002X', false],
  ['110105491231002', false],
  ['100104', false],
  ['', false],
])('[AUTH-06] recognises %j as an id-card number: %s', (text, is) => {
  expect(isIdCard(text)).toBe(is)
})

it('[AUTH-06] compares without blanks and with a capital X', () => {
  expect(normalizeIdCard(' 110105 19491231 002x')).toBe('11010519491231002X')
  expect(normalizeIdCard('１１０１０５１９４９１２３１００２ｘ\u200B')).toBe('11010519491231002X')
})
