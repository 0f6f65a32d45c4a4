import { connect } from 'node:net'
import { switchAirport } from '@apron/contract/dictionary/airport.calls'
import { LIVE_FRAME_MAX_BYTES, LIVE_SOCKETS_PER_USER } from '@apron/contract/limits/live'
import { changeReadStatus } from '@apron/contract/messages/message.calls'
import { setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { beginPasswordChange, changePassword } from '@apron/contract/sign-in/password.calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type LiveClient,
  type LiveOptions,
  livePath,
  openLive,
  refusedLive,
} from '../../support/clients/live-client.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { publishingPlugin, publishMessage } from '../../support/plugins/publishing-plugin.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { serverOn, startTestServer, TEST_LIMITS, type TestServer } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, type TestStore } from '../../support/stores/stores.ts'

const PERSON = '100104'
const COLLEAGUE = '100105'
const ADMINISTRATOR = '100001'
/** Time limit for a hint, generous for a busy machine; below the five seconds of a sweep. */
const AT_ONCE_MS = 2_000

/** Headers of a proxy that forwards this address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

async function metric(server: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  const line = text.split('\n').find(each => each.startsWith(`${name} `) || each.startsWith(`${name}{`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

async function unreadOf(store: TestStore, userCode: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message_recipient where user_code = ${userCode} and read_at is null
  `.execute(store.database.kysely)
  return rows[0]?.count ?? -1
}

describeOnStores('live connection', store => {
  const publishing = publishingPlugin()
  const server = serverOn(store, { plugins: [publishing.plugin] })
  const opened: LiveClient[] = []
  let person: PortalClient
  let colleague: PortalClient

  beforeAll(async () => {
    person = await server.as(PERSON, { browser: true, fresh: true })
    colleague = await server.as(COLLEAGUE, { browser: true, fresh: true })
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(client => client.end()))
  })

  async function live(portal: PortalClient, userCode: string, options?: LiveOptions): Promise<LiveClient> {
    const client = await openLive(portal, userCode, options)
    opened.push(client)
    return client
  }

  const publish = async (to: string[]): Promise<void> => {
    const { envelope } = await colleague.call(publishMessage, { body: { to, words: 'look', fail: false } })
    expect(envelope.code).toBe(200)
  }

  describe('[LIVE-01] the count of messages', () => {
    it('is sent on every open', async () => {
      const before = await unreadOf(store, PERSON)
      await (await live(person, PERSON)).receivesCount(before)
      await publish([PERSON])
      await (await live(person, PERSON, { path: livePath(PERSON, 'another_id-2') })).receivesCount(before + 1)
    })

    it('is sent to every tab of the recipient, and only there, when a call publishes a message', async () => {
      const before = await unreadOf(store, PERSON)
      const [one, other, elsewhere] = [
        await live(person, PERSON),
        await live(person, PERSON),
        await live(colleague, COLLEAGUE),
      ]
      await Promise.all([
        one.receivesCount(before),
        other.receivesCount(before),
        elsewhere.receivesCount(await unreadOf(store, COLLEAGUE)),
      ])
      await publish([PERSON])
      await Promise.all([
        one.receivesCount(before + 1, AT_ONCE_MS),
        other.receivesCount(before + 1, AT_ONCE_MS),
      ])
      await one.heartbeat()
      expect(one.counts).toEqual([before, before + 1])
      expect(elsewhere.counts).toHaveLength(1)
    })

    it('goes down in every tab when messages are read in one', async () => {
      await publish([PERSON])
      const [one, other] = [await live(person, PERSON), await live(person, PERSON)]
      await other.receivesCount(await unreadOf(store, PERSON))
      const filter = { until: new Date(server.clock.now().getTime() + 60_000).toISOString() }
      const { envelope } = await person.call(changeReadStatus, { body: { filter, readStatus: 1 } })
      expect(envelope.data.changed).toBeGreaterThan(0)
      await Promise.all([one.receivesCount(0, AT_ONCE_MS), other.receivesCount(0, AT_ONCE_MS)])
    })

    it('stays if the call that publishes a message is rolled back', async () => {
      const client = await live(person, PERSON)
      await client.receivesCount(await unreadOf(store, PERSON))
      const broken = await colleague.call(publishMessage, { body: { to: [PERSON], words: 'no', fail: true } })
      expect(broken.status).toBe(503)
      await client.heartbeat()
      expect(client.counts).toHaveLength(1)
    })

    it('is updated by the sweep when a hint is missing', async () => {
      const client = await live(person, PERSON)
      const before = await unreadOf(store, PERSON)
      await client.receivesCount(before)
      const found = await metric(server, 'live_sweep_found_total')
      await publishing.quietly([PERSON])
      server.clock.forward({ seconds: 5 })
      await client.receivesCount(before + 1)
      expect(await metric(server, 'live_sweep_found_total')).toBe(found + 1)
    })

    it('waits for a database that does not answer: one log line, and the connections stay', async () => {
      const client = await live(person, PERSON)
      const before = await unreadOf(store, PERSON)
      await client.receivesCount(before)
      const lines = () => server.log.filter(line => line.includes('live counts: failing')).length
      const earlier = lines()
      await publishing.quietly([PERSON])
      await sql`alter table message_recipient rename column read_at to read_at_away`.execute(
        store.database.kysely,
      )
      try {
        server.clock.forward({ seconds: 5 })
        await vi.waitFor(() => expect(lines()).toBe(earlier + 1), 5_000)
        server.clock.forward({ seconds: 5 })
        await client.heartbeat()
      } finally {
        await sql`alter table message_recipient rename column read_at_away to read_at`.execute(
          store.database.kysely,
        )
      }
      server.clock.forward({ seconds: 5 })
      await client.receivesCount(before + 1)
      expect(lines()).toBe(earlier + 1)
      expect(server.log.some(line => line.includes('live counts: working again'))).toBe(true)
    })
  })

  describe('[LIVE-02] the heartbeat', () => {
    it('is answered without a count', async () => {
      const client = await live(person, PERSON)
      await client.receivesCount(await unreadOf(store, PERSON))
      await client.heartbeat()
      expect(client.others).toEqual(['pong'])
      expect(client.counts).toHaveLength(1)
    })

    it('ends the connection when it fails to arrive three times', async () => {
      const [silent, alive] = [await live(person, PERSON), await live(person, PERSON)]
      server.clock.forward({ seconds: 60 })
      await alive.heartbeat()
      server.clock.forward({ seconds: 31 })
      expect(await silent.closed).toBe(1006)
      await alive.heartbeat()
    })

    it('does not keep the session alive, and ends with it', async () => {
      const portal = await server.as('100106', { browser: true, fresh: true })
      const client = await live(portal, '100106')
      for (let minute = 0; minute < 29; minute++) {
        server.clock.forward({ seconds: 60 })
        await client.heartbeat()
      }
      server.clock.forward({ seconds: 61 })
      client.socket.send('ping')
      expect(await client.closed).toBe(4401)
      person = await server.as(PERSON, { browser: true, fresh: true })
      colleague = await server.as(COLLEAGUE, { browser: true, fresh: true })
    })
  })

  describe('a handshake is rejected', () => {
    const refusal = async (options?: LiveOptions, portal = person, userCode = PERSON) => {
      const { status, answer } = await refusedLive(portal, userCode, options)
      expect(answer).toMatchObject({ code: status, data: null, success: false, msg: expect.any(String) })
      return status
    }

    it.each<[string, LiveOptions, number]>([
      ['without a session', { headers: { cookie: undefined } }, 401],
      ['with an invalid token', { headers: { cookie: 'Admin-Token=nonsense; portal-bind=x' } }, 401],
      ['with another person’s code', { path: livePath(COLLEAGUE) }, 403],
      ['with an unknown user code', { path: livePath('nobody') }, 403],
      ['from a foreign origin', { headers: { origin: 'https://evil.example.com' } }, 403],
      ['from no page', { headers: { origin: 'null' } }, 403],
      [
        'from a browser without an origin',
        { headers: { origin: undefined, 'sec-fetch-mode': 'websocket' } },
        403,
      ],
      ['from a cross-site page', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
      ['with cookies but no page', { headers: { origin: undefined } }, 401],
      ['at [VAR-03] the path of the other variant', { path: livePath(PERSON, 'a', 'gameco') }, 404],
      ['without an id', { path: '/portal-csn/ws/message-push/100104' }, 404],
      ['with a broken code', { path: '/portal-csn/ws/message-push/%zz/a' }, 404],
      ['with an id that is too long', { path: livePath(PERSON, 'x'.repeat(65)) }, 404],
      ['somewhere else', { path: '/nowhere' }, 404],
    ])('%s', async (_what, options, status) => {
      expect(await refusal(options)).toBe(status)
    })

    it('with a token alone, without its binding cookie', async () => {
      expect(await refusal({ headers: { cookie: `Admin-Token=${person.token}` } })).toBe(401)
      expect(
        await refusal({
          headers: { cookie: undefined, origin: undefined, authorization: person.token ?? '' },
        }),
      ).toBe(401)
    })

    it('after a logout and after the session timed out', async () => {
      const portal = await server.as(PERSON, { browser: true, fresh: true })
      await portal.call(logout)
      expect(await refusal({}, portal)).toBe(401)
      const idle = await server.as(PERSON, { browser: true, fresh: true })
      server.clock.forward({ minutes: 31 })
      expect(await refusal({}, idle)).toBe(401)
      person = await server.as(PERSON, { browser: true, fresh: true })
      colleague = await server.as(COLLEAGUE, { browser: true, fresh: true })
    })

    it('for a sixth connection, in the requested language; one that missed a heartbeat is replaced', async () => {
      const five: LiveClient[] = []
      for (let tab = 0; tab < LIVE_SOCKETS_PER_USER; tab++) five.push(await live(person, PERSON))
      const { status, answer, headers } = await refusedLive(person, PERSON, { headers: { language: 'en' } })
      expect([status, headers['retry-after']]).toEqual([429, '10'])
      expect(answer).toMatchObject({ msg: 'Too many requests. Try again in a moment.' })
      await live(colleague, COLLEAGUE)

      server.clock.forward({ seconds: 36 })
      await Promise.all(five.slice(1).map(client => client.heartbeat()))
      const sixth = await live(person, PERSON)
      expect(await five[0]?.closed).toBe(1006)
      await sixth.heartbeat()
    })

    it('for simultaneous connections beyond five', async () => {
      const answers = await Promise.allSettled(Array.from({ length: 9 }, () => live(person, PERSON)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIVE_SOCKETS_PER_USER)
    })

    it('beyond the limit per second', async () => {
      const busy = await startTestServer(store.database, {
        plugins: [publishing.plugin],
        limits: { ...TEST_LIMITS, handshakesPerSecond: 0 },
      })
      try {
        const portal = await busy.as(PERSON, { browser: true, fresh: true })
        const { status, headers } = await refusedLive(portal, PERSON)
        expect([status, headers['retry-after']]).toEqual([503, '10'])
      } finally {
        await busy.close()
      }
    })

    it('for an address that floods, without affecting others', async () => {
      const clock = new MovingClock()
      // The count of rejections is reset every minute of the clock, which must not pass during the test.
      clock.forward({ seconds: 60 - clock.now().getSeconds() })
      const flooded = await startTestServer(store.database, {
        clock,
        plugins: [publishing.plugin],
        settings: { trustProxy: 1 },
        limits: { ...TEST_LIMITS, handshakesPerSecond: 3, refusedHandshakesPerMinute: 8 },
      })
      try {
        const stranger = flooded.client()
        stranger.token = 'of-nobody'
        const statuses: number[] = []
        for (let time = 0; time < 12; time++) {
          statuses.push((await refusedLive(stranger, PERSON, from('203.0.113.9'))).status)
        }
        expect(statuses).toEqual([...Array<number>(8).fill(401), ...Array<number>(4).fill(429)])
        const portal = await flooded.as(PERSON, { browser: true, fresh: true })
        const client = await live(portal, PERSON, from('198.51.100.7'))
        await client.receivesCount(await unreadOf(store, PERSON))
        expect((await refusedLive(portal, PERSON, from('203.0.113.9'))).status).toBe(429)
        await client.end()
      } finally {
        await flooded.close()
      }
    })

    it('and its connection is closed by the server, even if the client keeps its side open', async () => {
      const { port } = new URL(server.origin)
      const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
      socket.write(
        `GET ${livePath(PERSON)} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      )
      let answer = ''
      socket.on('data', part => (answer += part.toString()))
      await new Promise(resolve => socket.once('end', resolve))
      expect(answer).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/)
      socket.destroy()
    })
  })

  it('accepts a program with its token in the header', async () => {
    const program = await server.as(PERSON, { fresh: true })
    const headers = { authorization: program.token ?? '', origin: undefined, cookie: undefined }
    await (await live(program, PERSON, { headers })).receivesCount(await unreadOf(store, PERSON))
  })

  it('ignores a request to upgrade to another protocol', async () => {
    const { port } = new URL(server.origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: \r\n\r\n',
    )
    const part = await new Promise<Buffer>(resolve => socket.once('data', resolve))
    expect(part.toString()).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })

  describe('a frame', () => {
    it.each([
      ['of 8 KB', 'x'.repeat(LIVE_FRAME_MAX_BYTES)],
      ['with half a command', '{"templateCode":'],
      ['with a heartbeat in other letters', 'PING'],
    ])('%s is ignored', async (_what, frame) => {
      const client = await live(person, PERSON)
      client.socket.send(frame)
      await client.heartbeat()
      await client.receivesCount(await unreadOf(store, PERSON))
    })

    it.each([
      ['that is larger', 'x'.repeat(LIVE_FRAME_MAX_BYTES + 1), 1009],
      ['that is much larger', 'x'.repeat(5_000_000), 1009],
      ['of bytes', Buffer.from('ping'), 1003],
    ])('%s ends the connection', async (_what, frame, code) => {
      const client = await live(person, PERSON)
      client.socket.on('error', () => {
        // The server closes while the frame is still being sent.
      })
      client.socket.send(frame)
      expect([code, 1006]).toContain(await client.closed)
      if (frame.length < 10_000) expect(await client.closed).toBe(code)
    })

    it.each([
      ['heartbeats', (client: LiveClient) => client.socket.send('ping')],
      ['other texts', (client: LiveClient) => client.socket.send('hello')],
      ['pings of the protocol', (client: LiveClient) => client.socket.ping()],
    ])('ends the connection beyond the limit per minute: %s', async (_what, send) => {
      const client = await live(person, PERSON)
      for (let frame = 0; frame < 30; frame++) send(client)
      await vi.waitFor(() => expect(client.socket.readyState).toBe(client.socket.OPEN))
      send(client)
      expect(await client.closed).toBe(4408)
    })

    it('is never logged, nor is the query of the address', async () => {
      const client = await live(person, PERSON, { path: `${livePath(PERSON)}?secret=query-of-mine` })
      client.socket.send('words-of-mine')
      await client.heartbeat()
      await refusedLive(person, PERSON, { path: `${livePath(COLLEAGUE)}?secret=query-of-mine` })
      const log = server.log.join('')
      expect(log).not.toMatch(/of-mine/)
      expect(log).toContain('/portal-csn/ws/message-push/:userCode/:id')
    })
  })

  describe('the end of a session closes its own connections only', () => {
    it('on a logout', async () => {
      const portal = await server.as(PERSON, { browser: true, fresh: true })
      const [one, two, other] = [
        await live(portal, PERSON),
        await live(portal, PERSON),
        await live(person, PERSON),
      ]
      await portal.call(logout)
      const begun = Date.now()
      expect(await Promise.all([one.closed, two.closed])).toEqual([4401, 4401])
      expect(Date.now() - begun).toBeLessThan(1_000)
      await other.heartbeat()
    })

    it('on a password change, except for the session that changed it', async () => {
      const [here, elsewhere] = [
        await server.as('100107', { browser: true, fresh: true }),
        await server.as('100107', { browser: true, fresh: true }),
      ]
      const [staying, ending] = [await live(here, '100107'), await live(elsewhere, '100107')]
      const { authorization, publicKey } = (await here.call(beginPasswordChange, { body: { deviceId: 'd' } }))
        .envelope.data
      const body = {
        authorization,
        currentPassword: await sealText(TEST_PASSWORD, authorization, publicKey),
        newPassword: await sealText('seven quiet turbines', authorization, publicKey),
      }
      expect((await server.client().call(changePassword, { body })).envelope.code).toBe(200)
      expect(await ending.closed).toBe(4401)
      await staying.heartbeat()
    })

    it('when an administrator closes the account', async () => {
      const admin = await server.as(ADMINISTRATOR, { browser: true, fresh: true })
      const portal = await server.as('100201', { browser: true, fresh: true })
      const client = await live(portal, '100201')
      const body = { userCode: '100201', enabled: false, version: 1 }
      expect((await admin.call(setUserEnabled, { body })).envelope.code).toBe(200)
      expect(await client.closed).toBe(4401)
    })

    it('by the sweep in all other cases', async () => {
      const portal = await server.as('100202', { browser: true, fresh: true })
      const client = await live(portal, '100202')
      await client.receivesCount(await unreadOf(store, '100202'))
      await sql`update app_user set enabled = false where user_code = '100202'`.execute(store.database.kysely)
      server.clock.forward({ seconds: 5 })
      expect(await client.closed).toBe(4401)
    })

    it('but not on a site switch, where the session continues with a new token', async () => {
      const portal = await server.as(PERSON, { browser: true, fresh: true })
      const client = await live(portal, PERSON)
      const { rows } = await sql<{ id: string }>`select id from airport where three_code = 'SZX'`.execute(
        store.database.kysely,
      )
      const { envelope } = await portal.call(switchAirport, { body: { airportId: rows[0]?.id ?? '' } })
      portal.token = envelope.data.token
      server.clock.forward({ seconds: 15 })
      await client.heartbeat()
      await publish([PERSON])
      await client.receivesCount(await unreadOf(store, PERSON))
    })
  })

  it('[VAR-03] has a path of its own in GAMECO, and no other', async () => {
    const gameco = await startTestServer(store.database, {
      plugins: [publishing.plugin],
      settings: { variant: 'gameco' },
    })
    try {
      const portal = await gameco.as(PERSON, { browser: true, fresh: true })
      const client = await openLive(portal, PERSON, { path: livePath(PERSON, 'a', 'gameco') })
      await client.receivesCount(await unreadOf(store, PERSON))
      expect((await refusedLive(portal, PERSON)).status).toBe(404)
      await client.end()
    } finally {
      await gameco.close()
    }
  })

  it('closes with a close frame when its server stops, without waiting for clients', async () => {
    const stopping = await startTestServer(store.database, { plugins: [publishing.plugin] })
    const portal = await stopping.as(PERSON, { browser: true, fresh: true })
    const [client, deaf] = [await openLive(portal, PERSON), await openLive(portal, PERSON)]
    deaf.socket.pause()
    const begun = Date.now()
    await stopping.close()
    expect(Date.now() - begun).toBeLessThan(3_000)
    expect(await client.closed).toBe(1001)
    deaf.socket.terminate()
  })
})
