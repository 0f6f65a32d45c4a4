import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { resetUserPassword } from '@apron/contract/organisation/admin-user.calls'
import { login } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLive, refusedLive } from '../../support/clients/live-client.ts'
import { PortalClient } from '../../support/clients/portal-client.ts'
import {
  haproxyIsInstalled,
  opensslIsInstalled,
  ownCertificate,
  startTestProxy,
  type TestProxy,
} from '../../support/servers/haproxy.ts'
import { takePort } from '../../support/servers/server-process.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const PERSON = '100104'
const ADMINISTRATOR = '100001'
const HALF_A_YEAR_S = 180 * 86_400

const missing = [...(haproxyIsInstalled() ? [] : ['haproxy']), ...(opensslIsInstalled() ? [] : ['openssl'])]

describe.skipIf(missing.length > 0)(`https (missing here: ${missing.join(', ') || 'nothing'})`, () => {
  const trustedBefore = getCACertificates('default')
  let pem: string

  beforeAll(() => {
    const own = ownCertificate()
    pem = own.pem
    setDefaultCACertificates([...trustedBefore, own.certificate])
  })
  afterAll(() => setDefaultCACertificates(trustedBefore))

  describeOnStores('a portal behind a proxy that terminates https', store => {
    let server: TestServer
    let proxy: TestProxy
    let person: PortalClient

    store.fillWith()
    beforeAll(async () => {
      const port = await takePort()
      server = await startTestServer(store.database, {
        settings: { publicUrl: `https://127.0.0.1:${port}`, trustProxy: 1 },
      })
      proxy = await startTestProxy([Number(new URL(server.origin).port)], { port, certificate: pem })
      const answers = async () => (await fetch(`${proxy.origin}/health/ready`)).status
      await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 10_000 })
      person = new PortalClient(proxy.origin, server.routes)
      person.asBrowser = true
      await person.login(PERSON, TEST_PASSWORD)
    })
    afterAll(async () => {
      await proxy.stop()
      await server.close()
    })

    it.each(['/login', '/portal-csn/openapi.json', '/portal-csn/nothing', '/apps/registry.json', '/%zz'])(
      'enforces https from then on with %s',
      async path => {
        const { headers } = await fetch(proxy.origin + path, { headers: { accept: 'text/html' } })
        const maxAge = /^max-age=(\d+)$/.exec(headers.get('strict-transport-security') ?? '')?.[1]
        expect(Number(maxAge)).toBeGreaterThanOrEqual(HALF_A_YEAR_S)
      },
    )

    it('binds the session to a cookie that is sent over https only', async () => {
      const visitor = new PortalClient(proxy.origin, server.routes)
      visitor.asBrowser = true
      const { headers, envelope } = await visitor.tryLogin(PERSON, TEST_PASSWORD)
      const cookies = headers.getSetCookie()
      expect(cookies.length).toBeGreaterThan(0)
      for (const cookie of cookies) {
        expect(cookie).toMatch(
          /^__Secure-portal-bind=[\w-]{43}; Path=\/[\w-]+; HttpOnly; Secure; SameSite=Strict$/,
        )
      }
      visitor.token = envelope.data.token
      expect((await visitor.call(loginEmployeeInfo)).status).toBe(200)
      visitor.cookie = ''
      expect((await visitor.call(loginEmployeeInfo)).status).toBe(401)
    })

    it('[LIVE-01] opens the live connection over wss, only from an https page', async () => {
      const client = await openLive(person, PERSON)
      expect(client.socket.url).toMatch(/^wss:/)
      await vi.waitFor(() => expect(client.counts).toHaveLength(1))
      await client.heartbeat()
      await client.end()
      const asHttp = { headers: { origin: proxy.origin.replace('https', 'http') } }
      const refused = await refusedLive(person, PERSON, asHttp)
      expect(refused.status).toBe(403)
      expect(refused.headers['strict-transport-security']).toMatch(/^max-age=\d+$/)
      const stranger = new PortalClient(proxy.origin, server.routes)
      stranger.token = 'of-nobody'
      expect((await refusedLive(stranger, PERSON)).status).toBe(401)
    })

    it('lets the page connect to its own origin over wss, and to no http address', async () => {
      const policy = (await fetch(`${proxy.origin}/portal-csn/openapi.json`)).headers.get(
        'content-security-policy',
      )
      expect(policy).toContain(`connect-src 'self' ${proxy.origin.replace('https', 'wss')};`)
      expect(policy).not.toMatch(/\b(?:http|ws):/)
    })

    it('sends people https links', async () => {
      const admin = await server.as(ADMINISTRATOR)
      expect((await admin.call(resetUserPassword, { body: { userCode: PERSON } })).envelope.code).toBe(200)
      const text = async () => (await server.outbox()).find(({ purpose }) => purpose === 'link')?.text ?? ''
      await expect.poll(text).toContain(`${proxy.origin}/welcome?token=`)
    })

    it('uses the address that the proxy forwards, not one that a client adds', async () => {
      const visitor = new PortalClient(proxy.origin, server.routes)
      const body = await visitor.loginRequest(PERSON, 'not the password')
      await visitor.call(login, { body, headers: { 'x-forwarded-for': '203.0.113.7' } })
      const { rows } = await sql<{ address: string }>`
        select address from security_audit where event = 'login refused' order by id desc limit 1
      `.execute(store.database.kysely)
      expect(rows).toEqual([{ address: '127.0.0.1' }])
    })
  })
})
