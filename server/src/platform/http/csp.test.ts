import { expect, it } from 'vitest'
import { cspDirectives, liveOriginOf } from './csp.ts'

it('names every source, allows no inline script and no eval', () => {
  const policy = cspDirectives({
    importMapHash: 'sha256-abc=',
    liveOrigin: 'wss://portal.example',
    frameOrigins: ['https://password.example'],
  })
  expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='"])
  expect(policy['connect-src']).toEqual(["'self'", 'wss://portal.example'])
  expect(policy['frame-src']).toEqual(["'self'", 'https://password.example'])
  expect(policy['default-src']).toEqual(["'none'"])
})

it.each([
  ['http://127.0.0.1:3000', 'ws://127.0.0.1:3000'],
  ['https://portal.example/', 'wss://portal.example'],
])('the live origin of %s is %s', (url, origin) => {
  expect(liveOriginOf(url)).toBe(origin)
})
