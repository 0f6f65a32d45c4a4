import { expect, it } from 'vitest'
import { passwordState } from './password-age.ts'

const NOW = new Date('2026-05-01T00:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

it.each([
  [91, true, 1],
  [90, true, 0],
  [91, false, 0],
])('[AUTH-08] %i days old, rule on: %s → flag %i', (age, ruleIsOn, flag) => {
  const state = passwordState(daysAgo(age), ruleIsOn, NOW)
  expect(state.pdExpireFlag).toBe(flag)
  expect(state.message.zh === '').toBe(flag === 0)
})

it('[AUTH-08] does not let a password expire that was never set', () => {
  expect(passwordState(null, true, NOW).pdExpireFlag).toBe(0)
})
