import { expect, it } from 'vitest'
import { tokenCookie, tokenInCookies } from './token-cookie.ts'

it.each([
  ['', null],
  ['other=1', null],
  ['Admin-Token=', null],
  ['Admin-Token=abc', 'abc'],
  ['a=1; Admin-Token=x%3Dy; b=2', 'x=y'],
  ['Not-Admin-Token=abc', null],
  ['Admin-Token=%', null],
  ['Admin-Token=%; Admin-Token=abc', 'abc'],
])('[AUTH-07] cookies %j hold the token %j', (cookies, token) => {
  expect(tokenInCookies(cookies)).toBe(token)
})

it.each([
  ['https:', true],
  ['http:', false],
])('[AUTH-07] sets a strict session cookie on a page from %s', (protocol, secure) => {
  const cookie = tokenCookie('a=b', protocol)
  expect(cookie).toContain('Admin-Token=a%3Db; Path=/; SameSite=Strict')
  expect(cookie.includes('Secure')).toBe(secure)
  expect(cookie).not.toMatch(/Expires|Max-Age/)
})

it.each([
  ['the stored token if there are several cookies', 'Admin-Token=foreign; Admin-Token=own', 'own', 'own'],
  ['nothing while nobody is logged in here', 'Admin-Token=foreign', null, null],
  // For example after a site switch in another window that this one has not noticed yet.
  ['another token if ours was removed', 'Admin-Token=newer', 'own', 'newer'],
  ['nothing without a cookie', '', 'own', null],
])('[AUTH-07] reads %s', (_what, cookies, storedToken, token) => {
  expect(tokenInCookies(cookies, storedToken)).toBe(token)
})
