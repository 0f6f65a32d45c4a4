import { expect, it } from 'vitest'
import { pinFault } from './pin-fault.ts'

it.each([
  ['', 'length'],
  ['48159', 'length'],
  ['4815926037481', 'length'],
  ['48159a', 'digits'],
  ['４８１５９２', 'digits'],
  ['777777', 'pattern'],
  ['121212', 'pattern'],
  ['480480', 'pattern'],
  ['48154815', 'pattern'],
  ['123456', 'pattern'],
  ['654321', 'pattern'],
  ['789012', 'pattern'],
  ['100104', 'number'],
  ['99100104', 'number'],
  ['900412', 'date'],
  ['120490', 'date'],
  ['041290', 'date'],
  ['19900412', 'date'],
  ['481592', null],
  ['4815926037', null],
  ['104001', null],
] as const)('[AUTH-41] the PIN %j of employee 100104: %s', (pin, fault) => {
  expect(pinFault(pin, '100104')).toBe(fault)
})

it('[AUTH-41] accepts any PIN for an account without digits', () => {
  expect(pinFault('481592', 'guest')).toBeNull()
})
