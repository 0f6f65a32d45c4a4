import { expect, it } from 'vitest'
import { cspDirectives, liveOriginOf } from './csp.ts'

it('lists every source and allows no inline script and no eval', () => {
  const policy = cspDirectives({
    importMapHash: 'sha256-abc=',
    liveOrigin: 'wss://portal.example',
    frameOrigins: ['https://password.example'],
    devOrigins: [],
  })
  expect(policy['script-src']).toEqual(["'self'", "'sha256-abc='"])
  expect(policy['connect-src']).toEqual(["'self'", 'wss://portal.example'])
  expect(policy['frame-src']).toEqual(["'self'", 'https://password.example'])
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['worker-src']).toEqual(["'self'"])
  expect(policy['manifest-src']).toEqual(["'self'"])
})

it('[APP-14] adds exactly the given development servers, and still no inline script', () => {
  const sources = { importMapHash: 'sha256-abc=', liveOrigin: 'ws://localhost:3000', frameOrigins: [] }
  const without = cspDirectives({ ...sources, devOrigins: [] })
  const policy = cspDirectives({ ...sources, devOrigins: ['http://localhost:9502'] })
  const added = Object.entries(policy).flatMap(([name, values]) => {
    const more = values.filter(value => without[name]?.includes(value) !== true)
    return more.length > 0 ? [[name, ...more]] : []
  })
  expect(added).toEqual([
    ['script-src', 'http://localhost:9502'],
    ['style-src', 'http://localhost:9502'],
    ['img-src', 'http://localhost:9502'],
    ['font-src', 'http://localhost:9502'],
    ['connect-src', 'http://localhost:9502', 'ws://localhost:9502'],
  ])
})

it.each([
  ['http://127.0.0.1:3000', 'ws://127.0.0.1:3000'],
  ['https://portal.example/', 'wss://portal.example'],
])('derives the live origin of %s as %s', (url, origin) => {
  expect(liveOriginOf(url)).toBe(origin)
})
