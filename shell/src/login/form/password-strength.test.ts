import type { PasswordFault } from '@apron/contract/rules/people/password-strength'
import { describe, expect, it } from 'vitest'
import { ratePassword } from './password-strength.ts'

const PERSON = ['E100', '冯晓岚', 'Feng Xiaolan']

describe('a new password', () => {
  it.each<[string, PasswordFault]>([
    ['kdrm-7hpt-wqxn', null],
    ['四个字的密码要够长才行呀', null],
    ['three lazy cranes', null],
    ['seven quiet turbines', null],
    ['eleven-char', 'short'],
    ['', 'short'],
    ['ab3-'.repeat(40), 'long'],
    ['password1234', 'guessable'],
    ['P@ssw0rd12345', 'guessable'],
    ['Passw0rd2026!', 'guessable'],
    ['qwertyuiopasdf', 'guessable'],
    ['poiuytrewq99', 'guessable'],
    ['123456789012', 'guessable'],
    ['abababababab', 'guessable'],
    ['abcdefghijklmn', 'guessable'],
    ['1qaz2wsx3edc', 'guessable'],
    ['unbelievable1', 'guessable'],
    ['superman123456', 'guessable'],
    ['woaizhongguo88', 'guessable'],
    ['woaiwojia1314', 'guessable'],
    ['iloveyousomuch', 'guessable'],
    ['correcthorsebatterystaple', 'guessable'],
    ['AircraftMaintenance', 'guessable'],
    ['fengxiaolan12', 'guessable'],
    ['xiaolan123456', 'guessable'],
    ['hangar-e100-north', 'account'],
    ['my account is E100', 'account'],
  ])('%j: %s', (password, fault) => {
    expect(ratePassword(password, PERSON).fault).toBe(fault)
  })

  it('ignores a name that is too short', () => {
    expect(ratePassword('three lazy cranes', ['az', '', 'Li']).fault).toBeNull()
  })

  it('is rated on a scale', () => {
    const scores = ['aaaaaaaaaaaa', 'password1234', 'Passw0rd2026!', 'seven quiet turbines'].map(
      password => ratePassword(password, []).score,
    )
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
    expect(scores.at(0)).toBe(0)
    expect(scores.at(-1)).toBe(4)
  })
})
