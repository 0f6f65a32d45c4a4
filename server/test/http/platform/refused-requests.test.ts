import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { BASE_PATH } from '@apron/contract/calls/base-path'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey, login } from '@apron/contract/sign-in/auth.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../support/built-files.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const FILES = ['/assets/main-1a2b.js', '/shared/react-1/react.js', '/apps/amm/1.0.0/entry.js']

describeOnStores('a request that cannot be served as sent', store => {
  let dist: string
  let server: TestServer

  beforeAll(async () => {
    dist = await makeDist()
    await deployApp(`${dist}/apps`, 'amm', '1.0.0')
    server = await startTestServer(store.database, {
      distDir: dist,
      settings: { appsDir: `${dist}/apps`, publicUrl: 'https://portal.example' },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })

  /** Sends bytes that `fetch` would not send, and returns the response as text. */
  async function answerTo(bytes: string): Promise<string> {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(bytes)
    let answer = ''
    for await (const part of socket) answer += String(part)
    return answer
  }

  describe.each(FILES)('for %s', path => {
    it.each([
      ['a part that it does not have', { range: 'bytes=90000-' }, SERVER_ERRORS.rangeWrong],
      ['another version', { 'if-match': '"other"' }, SERVER_ERRORS.conditionFailed],
      [
        'an older one',
        { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
        SERVER_ERRORS.conditionFailed,
      ],
    ])(
      'is rejected for %s with the matching error, and not logged as a failure',
      async (_what, headers, entry) => {
        const logged = server.log.length
        const response = await fetch(server.origin + path, {
          headers: { ...headers, language: 'en', 'accept-encoding': 'identity' },
        })
        expect(response.status).toBe(entry.status)
        expect(await response.json()).toEqual({ code: entry.code, msg: entry.en, data: null, success: false })
        if (entry === SERVER_ERRORS.rangeWrong) {
          expect(response.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
        }
        expect(server.log.slice(logged).filter(line => /"level":(?:40|50|60)/.test(line))).toEqual([])
      },
    )
  })

  it.each([
    ['a call that is read', 'DELETE', BASE_PATH + getRsaPublicKey.path, getRsaPublicKey.method],
    ['a call that is written', 'GET', BASE_PATH + login.path, login.method],
    ['a file', 'POST', '/assets/main-1a2b.js', 'GET, HEAD'],
    ['the registry', 'PUT', '/apps/registry.json', 'GET, HEAD'],
    ['a page', 'POST', '/dashboard', 'GET, HEAD'],
  ])(
    'is rejected with 405 and the allowed methods if another method is used for %s',
    async (_what, method, path, methods) => {
      const response = await fetch(server.origin + path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(methods.split(', ')))
      expect(response.headers.get('allow')).not.toContain(method)
      expect(await response.json()).toMatchObject({ code: 405, msg: SERVER_ERRORS.methodNotAllowed.zh })
    },
  )

  it.each([
    ['GET', '/portal-csn/api/nothing'],
    ['POST', '/portal-csn/api/nothing'],
    ['GET', '/assets/gone-9.js'],
  ])('is answered 404 with any method: %s %s', async (method, path) => {
    expect((await fetch(server.origin + path, { method })).status).toBe(404)
  })

  it.each([
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an invalid address', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['an address with a blank', 'GET /a b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a request that is not HTTP', 'hello\r\n\r\n', 400],
  ])('gets the usual envelope and headers: %s', async (_what, bytes, status) => {
    const answer = await answerTo(bytes)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const line of [
      /^content-type: application\/json; charset=utf-8$/im,
      /^content-security-policy: default-src 'none'/im,
      /^x-content-type-options: nosniff$/im,
      /^x-frame-options: DENY$/im,
      /^strict-transport-security: max-age=\d+$/im,
      /^cache-control: no-store$/im,
    ]) {
      expect(head).toMatch(line)
    }
    const json: unknown = JSON.parse(body)
    expect(json).toMatchObject({
      code: status,
      data: null,
      success: false,
      msg: expect.stringMatching(/\p{Script=Han}/u),
    })
  })
})
