import { expect, it } from 'vitest'
import { bindingCookies, bindingSecretsOf } from './binding-cookie.ts'

it('sets one cookie per path, inaccessible to scripts and other sites', () => {
  expect(bindingCookies('abc', true, ['/portal-csn', '/system-csn'])).toEqual([
    '__Secure-portal-bind=abc; Path=/portal-csn; HttpOnly; Secure; SameSite=Strict',
    '__Secure-portal-bind=abc; Path=/system-csn; HttpOnly; Secure; SameSite=Strict',
  ])
  expect(bindingCookies('', false, ['/portal-csn'])).toEqual([
    'portal-bind=; Path=/portal-csn; Max-Age=0; HttpOnly; SameSite=Strict',
  ])
})

it.each([
  [undefined, []],
  ['Admin-Token=x', []],
  ['Admin-Token=x; portal-bind=abc', ['abc']],
  ['__Secure-portal-bind=s; portal-bind=abc', ['s', 'abc']],
])('reads %j', (header, secrets) => {
  expect(bindingSecretsOf(header)).toEqual(secrets)
})
