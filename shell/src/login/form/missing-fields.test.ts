import { expect, it } from 'vitest'
import { missingLoginFields } from './missing-fields.ts'

it.each([
  [{ username: '', password: '', code: '' }, ['username', 'password', 'code']],
  [{ username: '  ', password: 'x', code: 'ab' }, ['username']],
  [{ username: '100104', password: '', code: 'ab' }, ['password']],
  [{ username: '100104', password: ' ', code: ' ' }, ['code']],
  [{ username: '100104', password: 'x', code: 'ab' }, []],
])('[AUTH-03] %j lacks %j', (form, missing) => {
  expect(missingLoginFields(form)).toEqual(missing)
})
