import { describe, expect, it } from 'vitest'
import { checkHandshake } from './handshake-rules.ts'

const CSN = { livePath: '/portal-csn/ws/message-push' }
const URL_OF_100104 = '/portal-csn/ws/message-push/100104/a1'
const PORTAL = 'https://portal.example.com'
const COOKIES = 'Admin-Token=from-a-cookie; portal-bind=x'
const BROWSER = { host: 'portal.example.com', origin: PORTAL, cookie: COOKIES }
const ASKED = (...tokens: string[]) => ({ ask: { userCode: '100104', tokens } })

function verdict(headers: Record<string, string>, url = URL_OF_100104, publicUrl = PORTAL) {
  const result = checkHandshake({ url, headers }, CSN, publicUrl)
  return 'refuse' in result ? result.refuse.code : result
}

describe('handshake', () => {
  it.each([
    ['our page, by its cookie', BROWSER, ASKED('from-a-cookie')],
    ['our page, with same-origin', { ...BROWSER, 'sec-fetch-site': 'same-origin' }, ASKED('from-a-cookie')],
    ['a program, by its header', { authorization: 'from-a-header' }, ASKED('from-a-header')],
    ['a program that sends our origin', { authorization: 'h', origin: PORTAL }, ASKED('h')],
    [
      'our page, with a cookie of another system of the domain',
      { ...BROWSER, cookie: `Admin-Token=foreign; ${COOKIES}` },
      ASKED('foreign', 'from-a-cookie'),
    ],
    ['our page without a token', { ...BROWSER, cookie: 'portal-bind=x' }, 401],
    ['our page with an empty token', { ...BROWSER, cookie: 'Admin-Token=' }, 401],
    ['no headers at all', {}, 401],
    ['no origin with a cookie', { cookie: COOKIES }, 401],
    ['another site', { ...BROWSER, origin: 'https://evil.example.com' }, 403],
    ['another site with a header', { authorization: 'h', origin: 'https://evil.example.com' }, 403],
    ['our name on http', { ...BROWSER, origin: 'http://portal.example.com' }, 403],
    ['our name on another port', { ...BROWSER, origin: 'https://portal.example.com:8443' }, 403],
    ['a name that begins with ours', { ...BROWSER, origin: 'https://portal.example.com.evil.com' }, 403],
    ['an opaque origin', { ...BROWSER, origin: 'null' }, 403],
    ['an invalid origin', { ...BROWSER, origin: 'nonsense' }, 403],
    ['this machine', { ...BROWSER, origin: 'http://localhost:3000', host: 'localhost:3000' }, 403],
    ['a browser without an origin', { cookie: COOKIES, 'sec-fetch-mode': 'websocket' }, 403],
    ['a browser with cross-site', { ...BROWSER, 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', (_what, headers, expected) => {
    expect(verdict(headers)).toEqual(expected)
  })

  it.each([
    ['http://localhost:3000', 'localhost:3000', true],
    ['http://127.0.0.1:3417', '127.0.0.1:3417', true],
    ['http://[::1]:3417', '[::1]:3417', true],
    ['http://127.0.0.1:3417', '127.0.0.1:3000', false],
    ['https://127.0.0.1:3417', '127.0.0.1:3417', false],
    ['http://10.0.0.5:3000', '10.0.0.5:3000', false],
    ['http://localhost.evil.com', 'localhost.evil.com', false],
    ['http://localhost:3000/', 'localhost:3000', false],
  ])('treats origin %s of host %s as ours on a local portal: %s', (origin, host, ours) => {
    const result = verdict({ origin, host, cookie: COOKIES }, URL_OF_100104, 'http://localhost:3417')
    expect(result).toEqual(ours ? ASKED('from-a-cookie') : 403)
  })

  it.each([
    ['[VAR-03] the path of the other variant', '/portal/ws/message-push/100104/a1'],
    ['no id', '/portal-csn/ws/message-push/100104'],
    ['a broken code', '/portal-csn/ws/message-push/%zz/a1'],
    ['somewhere else', '/'],
    ['no path', 'message-push'],
  ])('answers not found for %s, with or without a session', (_what, url) => {
    expect(verdict(BROWSER, url)).toBe(404)
    expect(verdict({ ...BROWSER, origin: 'https://evil.example.com' }, url)).toBe(404)
  })

  it('ignores the query', () => {
    expect(verdict(BROWSER, `${URL_OF_100104}?token=other`)).toEqual(ASKED('from-a-cookie'))
  })
})
