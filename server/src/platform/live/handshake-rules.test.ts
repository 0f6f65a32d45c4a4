import { describe, expect, it } from 'vitest'
import { judgeHandshake } from './handshake-rules.ts'

const CSN = { livePath: '/portal-csn/ws/message-push' }
const URL_OF_100104 = '/portal-csn/ws/message-push/100104/a1'
const PORTAL = 'https://portal.example.com'
const COOKIES = 'Admin-Token=from-a-cookie; portal-bind=x'
const BROWSER = { host: 'portal.example.com', origin: PORTAL, cookie: COOKIES }
const ASKED = (...tokens: string[]) => ({ ask: { userCode: '100104', tokens } })

function verdict(headers: Record<string, string>, url = URL_OF_100104, publicUrl = PORTAL) {
  const result = judgeHandshake({ url, headers }, CSN, publicUrl)
  return 'refuse' in result ? result.refuse.code : result
}

describe('handshake', () => {
  it.each([
    ['of our page, by its cookie', BROWSER, ASKED('from-a-cookie')],
    [
      'of our page in a browser that says so',
      { ...BROWSER, 'sec-fetch-site': 'same-origin' },
      ASKED('from-a-cookie'),
    ],
    ['of a program, by its header', { authorization: 'from-a-header' }, ASKED('from-a-header')],
    ['of a program that knows our origin', { authorization: 'h', origin: PORTAL }, ASKED('h')],
    [
      'of our page beside another system of the domain',
      { ...BROWSER, cookie: `Admin-Token=foreign; ${COOKIES}` },
      ASKED('foreign', 'from-a-cookie'),
    ],
    ['of our page without a token', { ...BROWSER, cookie: 'portal-bind=x' }, 401],
    ['of our page with an empty token', { ...BROWSER, cookie: 'Admin-Token=' }, 401],
    ['with nothing at all', {}, 401],
    ['of no page with a cookie', { cookie: COOKIES }, 401],
    ['of another site', { ...BROWSER, origin: 'https://evil.example.com' }, 403],
    ['of another site with a header', { authorization: 'h', origin: 'https://evil.example.com' }, 403],
    ['of our name on http', { ...BROWSER, origin: 'http://portal.example.com' }, 403],
    ['of our name on another port', { ...BROWSER, origin: 'https://portal.example.com:8443' }, 403],
    ['of a name that begins with ours', { ...BROWSER, origin: 'https://portal.example.com.evil.com' }, 403],
    ['of a page without an origin', { ...BROWSER, origin: 'null' }, 403],
    ['of an origin that is none', { ...BROWSER, origin: 'nonsense' }, 403],
    ['of this machine', { ...BROWSER, origin: 'http://localhost:3000', host: 'localhost:3000' }, 403],
    ['of a browser that sends no origin', { cookie: COOKIES, 'sec-fetch-mode': 'websocket' }, 403],
    ['of a browser that says that it is another site', { ...BROWSER, 'sec-fetch-site': 'cross-site' }, 403],
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
  ])('of %s to %s is our page on a portal of this machine alone: %s', (origin, host, ours) => {
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
