import { expect, it } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

it.each([
  ['leaked', 'password1234', true],
  ['near at hand', 'AircraftMaintenance', true],
  ['along the keyboard', 'poiuytrewq99', true],
  ['a name of the person', 'fengxiaolan12', true],
  ['the account', 'hangar-e100-north', true],
  ['short', 'eleven-char', true],
  ['hard to guess', 'seven quiet turbines', false],
])('rejects a password that is %s: %j', (_, password, weak) => {
  expect(isWeakPassword(password, 'E100', '冯晓岚', 'Feng Xiaolan')).toBe(weak)
})
