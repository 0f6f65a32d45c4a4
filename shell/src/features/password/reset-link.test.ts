import { expect, it } from 'vitest'
import { resetLinkOf } from './reset-link.ts'

const ORIGIN = 'https://id.example.com'

it.each([
  [{ success: true, msg: 'OK', data: 'https://id.example.com/reset?a=1' }, 'open'],
  [{ success: true, msg: 'OK', data: 'https://id.example.com.evil.com/' }, 'invalid'],
  [{ success: true, msg: 'OK', data: 'http://id.example.com/' }, 'invalid'],
  [{ success: true, msg: 'OK', data: 'javascript:alert(1)' }, 'invalid'],
  [{ success: true, msg: 'OK', data: '' }, 'invalid'],
  [{ success: true, msg: 'OK', data: null }, 'invalid'],
  [{ success: false, msg: '', data: null }, 'failed'],
  [{ success: false, msg: 'closed', data: 'https://id.example.com/' }, 'failed'],
] as const)('[AUTH-15] %j: %s', (answer, kind) => {
  expect(resetLinkOf(answer, ORIGIN).kind).toBe(kind)
})

it('[AUTH-20] keeps what the server says', () => {
  const answer = { success: false, msg: 'closed', data: null }
  expect(resetLinkOf(answer, ORIGIN)).toEqual({ kind: 'failed', message: 'closed' })
})
