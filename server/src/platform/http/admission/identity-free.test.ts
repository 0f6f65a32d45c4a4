import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createIdentityFree } from './identity-free.ts'

const OPEN = '/portal-csn/api/safety-inspection/open/library/queryPage'
const DAY = new Date('2026-03-02T08:00:00Z')

function requestTo(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.url = url
  Object.assign(request.headers, headers)
  request.rawHeaders.push(...Object.entries(headers).flat())
  return request
}

function at(now: Date) {
  const clock = { now: () => now }
  return { clock, identityFree: createIdentityFree(clock, 1), move: (to: Date) => (now = to) }
}

const IDENTIFYING = {
  authorization: 'token',
  cookie: 'a=b',
  employee: 'e',
  'user-agent': 'u',
  referer: 'r',
  'accept-language': 'gd',
  'x-forwarded-for': '203.0.113.9',
  'x-real-ip': '203.0.113.9',
  'if-none-match': '"1"',
  'sec-ch-ua-platform': 'p',
  traceparent: 't',
}
const NEEDED = { host: 'h', 'content-type': 'application/json', 'content-length': '2', language: 'zh' }

describe('identity-free request', () => {
  test.each([
    OPEN,
    OPEN.replace('/portal-csn', '/system-csn'),
    `${OPEN}?a=1`,
    `http://portal.example${OPEN}`,
    OPEN.replace('open', 'op%65n'),
    `${OPEN}?a=%`,
  ])('keeps what is needed to read %s', url => {
    const request = requestTo(url, { ...IDENTIFYING, ...NEEDED })
    at(DAY).identityFree.forget(request)
    expect(request.headers).toEqual(NEEDED)
    expect(request.rawHeaders).toEqual([])
  })

  test.each(['/portal-csn/api/safety-inspection/checkOrder/detail', '/', '/safetyQuality/checkedLibrary'])(
    'leaves %s unchanged',
    url => {
      const request = requestTo(url, { ...IDENTIFYING, ...NEEDED })
      at(DAY).identityFree.forget(request)
      expect(request.headers).toEqual({ ...IDENTIFYING, ...NEEDED })
    },
  )
})

const keyOf = (identityFree: ReturnType<typeof createIdentityFree>, address: string, url = OPEN) => {
  const request = requestTo(url, { 'x-forwarded-for': address })
  identityFree.forget(request)
  return identityFree.rateKey(request, '127.0.0.1')
}

describe('rate key', () => {
  test('is the same for a network, does not reveal it, and differs in another process', () => {
    const { identityFree } = at(DAY)
    const key = keyOf(identityFree, '203.0.113.9')
    expect(keyOf(identityFree, '203.0.113.9')).toBe(key)
    expect(keyOf(identityFree, '203.0.113.10')).not.toBe(key)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(keyOf(at(DAY).identityFree, '203.0.113.9')).not.toBe(key)
  })

  test('differs the next day', () => {
    const { identityFree, move } = at(DAY)
    const key = keyOf(identityFree, '203.0.113.9')
    move(new Date('2026-03-02T23:59:59Z'))
    expect(keyOf(identityFree, '203.0.113.9')).toBe(key)
    move(new Date('2026-03-03T00:00:00Z'))
    expect(keyOf(identityFree, '203.0.113.9')).not.toBe(key)
  })

  test('is the network for any other request', () => {
    const { identityFree } = at(DAY)
    expect(identityFree.rateKey(requestTo('/login', {}), '::ffff:203.0.113.9')).toBe('203.0.113.9')
  })
})
