import { expect, it } from 'vitest'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_MIN_SCORE } from '../../limits/password.ts'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const LONG_ENOUGH = 'x'.repeat(PASSWORD_MIN_LENGTH)

it.each<[string, PasswordStrength['score'], PasswordStrength]>([
  [LONG_ENOUGH, PASSWORD_MIN_SCORE, { score: PASSWORD_MIN_SCORE, fault: null }],
  [LONG_ENOUGH, 1, { score: 1, fault: 'guessable' }],
  [LONG_ENOUGH.slice(1), 4, { score: 4, fault: 'short' }],
  ['修'.repeat(PASSWORD_MAX_LENGTH + 1), 0, { score: 4, fault: 'long' }],
  [`${LONG_ENOUGH}-E100`, 4, { score: 4, fault: 'account' }],
])('judges %j with meter score %i', (password, score, strength) => {
  expect(passwordStrength(() => score, password, ['e100'])).toEqual(strength)
})

it('passes the words of each name, and the name as one word, to the meter', () => {
  const near: string[] = []
  passwordStrength(
    (_, parts) => {
      near.push(...parts)
      return 4
    },
    LONG_ENOUGH,
    ['E100', '', 'Feng Li Xiaolan'],
  )
  expect(near).toEqual(['e100', 'e100', 'feng', 'xiaolan', 'fenglixiaolan'])
})
