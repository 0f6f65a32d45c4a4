import { expect, it } from 'vitest'
import { isWeakPassword } from './password-strength.ts'

it.each([
  ['kdrm-7hpt-wqxn', 'E100', false],
  ['四个字的密码要够长才行呀', 'E100', false],
  ['three lazy cranes', 'E100', false],
  ['eleven-char', 'E100', true],
  ['ab3-'.repeat(40), 'E100', true],
  ['password1234', 'E100', true],
  ['P4ssword!!!!2026', 'E100', false],
  ['Passw0rd2026!', 'E100', true],
  ['qwertyuiopasdf', 'E100', true],
  ['poiuytrewq99', 'E100', false],
  ['123456789012', 'E100', true],
  ['abababababab', 'E100', true],
  ['abcdefghijklmn', 'E100', true],
  ['1qaz2wsx3edc', 'E100', true],
  ['hangar-E100-north', 'e100', true],
  ['woaizhongguo88', 'E100', true],
])('%j for %s: weak %s', (password, userCode, weak) => {
  expect(isWeakPassword(password, userCode)).toBe(weak)
})
