import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { expect, it } from 'vitest'
import { readResetLink, requestResetLink } from './reset-link.ts'

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
] as const)('[AUTH-15] reads from %j: %s', (response, kind) => {
  expect(readResetLink(response, ORIGIN).kind).toBe(kind)
})

it('[AUTH-20] shows the server’s message', () => {
  const response = { success: false, msg: 'closed', data: null }
  expect(readResetLink(response, ORIGIN)).toEqual({ kind: 'failed', message: 'closed' })
})

it.each<[CallFailureKind, number, string]>([
  ['answer', 500, 'failed'],
  ['transport', 500, 'alreadyShown'],
  ['transport', 0, 'alreadyShown'],
  ['timeout', 0, 'alreadyShown'],
])('[AUTH-15] [API-04] shows a failure of kind %s %i in one toast only: %s', async (kind, code, link) => {
  const http = { exchange: () => Promise.reject(new CallFailure(kind, code, 'closed')) }
  expect((await requestResetLink(http, '100104', ORIGIN)).kind).toBe(link)
})
