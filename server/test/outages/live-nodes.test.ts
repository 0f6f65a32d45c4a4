import { saveDictionary } from '@apron/contract/dictionary/admin-dictionary.calls'
import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { openLiveBus } from '../../src/platform/live/open-live-bus.ts'
import { createLogger } from '../../src/platform/log/logger.ts'
import { ADMINISTRATOR } from '../support/admin-access.ts'
import { type LiveClient, openLive } from '../support/clients/live-client.ts'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { tell, tellingPlugin } from '../support/plugins/telling-plugin.ts'
import { redisIsInstalled, startTestRedis, type TestRedis } from '../support/servers/redis.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { makeFilledPlace } from '../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const PERSON = '100104'
const COLLEAGUE = '100105'
/** However busy the machine is; a sweep takes up to five seconds. */
const AT_ONCE_MS = 2_000

interface Node {
  readonly server: TestServer
  readonly database: Database
  /** Lines of the bus. */
  readonly busLog: string[]
}

async function say(portal: PortalClient): Promise<void> {
  const { envelope } = await portal.call(tell, { body: { to: [PERSON], words: 'look', fail: false } })
  expect(envelope.code).toBe(200)
}

/** Nodes share a PostgreSQL; the embedded store has one process and so one node. */
describe.skipIf(!storeKinds().includes('postgres'))('two nodes on one PostgreSQL', () => {
  const { plugin } = tellingPlugin()
  let place: StorePlace
  const nodes: Node[] = []
  /** How often each node has said this of the bus. */
  const said = (words: string) =>
    nodes.map(({ busLog }) => busLog.filter(line => line.includes(words)).length)
  const clients: LiveClient[] = []

  beforeAll(async () => {
    place = await makeFilledPlace('postgres', [plugin])
  })
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(client => client.end()))
  })
  afterAll(async () => {
    await place.remove()
  })

  async function startNode(redisUrl: string | null): Promise<TestServer> {
    const busLog: string[] = []
    const logger = createLogger('info', { write: line => void busLog.push(line) })
    const database = await openDatabase(place.settings, silentLog)
    const liveBus = await openLiveBus({ databaseUrl: place.settings.databaseUrl, redisUrl }, logger)
    const server = await startTestServer(database, { plugins: [plugin], liveBus })
    nodes.push({ server, database, busLog })
    return server
  }

  async function stopNodes(): Promise<void> {
    for (const { server, database } of nodes.splice(0)) {
      await server.close()
      await database.close()
    }
  }

  async function unread(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from message_recipient where user_code = ${PERSON} and read_at is null
    `.execute(node(0).database.kysely)
    return rows[0]?.count ?? -1
  }

  function node(index: number): Node {
    const found = nodes[index]
    if (found === undefined) throw new Error('This node was not started')
    return found
  }

  /** The same person's session on another node: tokens are the site's, not the node's. */
  function at(index: number, portal: PortalClient): PortalClient {
    const there = node(index).server.client()
    there.token = portal.token
    there.cookie = portal.cookie
    there.asBrowser = portal.asBrowser
    return there
  }

  async function live(portal: PortalClient): Promise<LiveClient> {
    const client = await openLive(portal, PERSON)
    clients.push(client)
    await client.told(await unread())
    return client
  }

  const foundBySweep = async (index: number): Promise<string | undefined> =>
    (await (await fetch(`${node(index).server.origin}/metrics`)).text())
      .split('\n')
      .find(line => line.startsWith('live_sweep_found_total '))

  /** A message of one node at a client of the other, then of the other at a client of the one. */
  async function reachesBoth(people: { readonly colleague: PortalClient; readonly person: PortalClient }) {
    const here = await live(at(0, people.person))
    const there = await live(at(1, people.person))
    for (const index of [0, 1]) {
      const before = await unread()
      await say(at(index, people.colleague))
      await Promise.all([here.told(before + 1, AT_ONCE_MS), there.told(before + 1, AT_ONCE_MS)])
    }
    expect([await foundBySweep(0), await foundBySweep(1)]).toEqual([
      'live_sweep_found_total 0',
      'live_sweep_found_total 0',
    ])
  }

  /** Nodes that listen, as the database knows them. */
  async function listeners(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where application_name = 'apron-live' and datname = current_database() and query like 'listen%'
    `.execute(node(0).database.kysely)
    return rows[0]?.count ?? 0
  }

  async function logIn() {
    const person = await node(0).server.as(PERSON, { browser: true, fresh: true })
    return { person, colleague: await node(0).server.as(COLLEAGUE, { browser: true, fresh: true }) }
  }

  async function logoutReaches(): Promise<void> {
    const { person } = await logIn()
    const there = await live(at(1, person))
    await person.call(logout)
    const begun = Date.now()
    expect(await there.closed).toBe(4401)
    expect(Date.now() - begun).toBeLessThan(1_000)
  }

  /** A change of the dictionary at one node, at a client of the other. */
  async function dictionaryReaches(value: string): Promise<void> {
    const { person } = await logIn()
    const there = await live(at(1, person))
    const before = there.counts.length
    const admin = await node(0).server.as(ADMINISTRATOR)
    const body = { directory: 'SHIFT', value, nameZh: '备班', nameEn: 'Spare', sort: 9 }
    expect((await admin.call(saveDictionary, { body })).envelope.success).toBe(true)
    await vi.waitFor(() => expect(there.counts).toHaveLength(before + 1), { timeout: 1_000, interval: 5 })
    const options = await at(1, person).call(listOptions, { query: { dictCode: 'SHIFT' } })
    expect(options.envelope.data.dictionaries['SHIFT']?.map(option => option.value)).toContain(value)
  }

  describe('by notifications of the database', () => {
    beforeAll(async () => {
      await startNode(null)
      await startNode(null)
    })
    afterAll(stopNodes)

    it('a message of one node is counted at the other at once', async () => {
      await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000)
      await reachesBoth(await logIn())
    })

    it('a logout at one node ends the connection at the other', logoutReaches)

    it('[ADM-93] a change of the dictionary at one node is hinted at the other', async () =>
      dictionaryReaches('X'))

    it('whatever else is on the channel is ignored', async () => {
      const { person } = await logIn()
      const client = await live(at(1, person))
      const stranger = new Client(place.settings.databaseUrl ?? '')
      await stranger.connect()
      for (const words of [
        '',
        'hello',
        '{"from":1}',
        '[]',
        '{"from":"x","counts":["100104",7],"sessions":"many"}',
      ]) {
        await stranger.query('select pg_notify($1, $2)', ['apron_live', words])
      }
      await stranger.query('select pg_notify($1, $2)', [
        'apron_live',
        JSON.stringify({ from: 'x', counts: 'many', sessions: 'many' }),
      ])
      await stranger.end()
      await client.heartbeat()
      expect(client.counts).toHaveLength(1)
    })

    it('a connection that is cut comes back; what was lost meanwhile the sweep finds', async () => {
      const { person, colleague } = await logIn()
      const client = await live(at(1, person))
      await sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'apron-live' and datname = current_database()
      `.execute(node(0).database.kysely)
      const before = await unread()
      await say(colleague)
      node(1).server.clock.forward({ seconds: 5 })
      await client.told(before + 1)
      await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000)
      await say(colleague)
      await client.told(before + 2, AT_ONCE_MS)
      const failures = node(1).busLog.filter(line => line.includes('notifications of the database: failing'))
      expect(failures).toHaveLength(1)
    })
  })

  describe.skipIf(!redisIsInstalled())('by Redis (needs redis-server)', () => {
    let redis: TestRedis
    beforeAll(async () => {
      redis = await startTestRedis()
      await startNode(redis.url)
      await startNode(redis.url)
    })
    afterAll(async () => {
      await stopNodes()
      await redis.kill()
    })

    /** Nodes that listen, as Redis knows them. */
    async function listening(): Promise<number> {
      const client = new Redis(redis.url)
      const [, count] = await client.pubsub('NUMSUB', 'apron-live')
      client.disconnect()
      return Number(count)
    }

    it('a message of one node is counted at the other at once', async () => {
      await vi.waitFor(async () => expect(await listening()).toBe(2), 10_000)
      await reachesBoth(await logIn())
    })

    it('a logout at one node ends the connection at the other', logoutReaches)

    it('[ADM-93] a change of the dictionary at one node is hinted at the other', async () =>
      dictionaryReaches('Y'))

    it('a Redis that is killed delays, and loses nothing; when it is back it is used again', async () => {
      const { person, colleague } = await logIn()
      const client = await live(at(1, person))
      await redis.kill()
      const before = await unread()
      const begun = Date.now()
      for (let words = 0; words < 5; words++) await say(colleague)
      // No call waits for it.
      expect(Date.now() - begun).toBeLessThan(2_000)
      node(1).server.clock.forward({ seconds: 5 })
      await client.told(before + 5)
      await vi.waitFor(() => expect(said('Redis: failing')).toEqual([1, 1]), 15_000)

      await redis.start()
      await vi.waitFor(async () => expect(await listening()).toBe(2), 15_000)
      await say(colleague)
      await client.told(before + 6, AT_ONCE_MS)
      expect(said('Redis: failing')).toEqual([1, 1])
      expect(said('Redis: working again')).toEqual([1, 1])
    })
  })

  it.skipIf(!redisIsInstalled())('a Redis that was never there: the server starts and serves', async () => {
    const redis = await startTestRedis()
    await redis.kill()
    const server = await startNode(redis.url)
    try {
      const { person, colleague } = await logIn()
      const client = await live(person)
      const before = await unread()
      await say(colleague)
      await client.told(before + 1, AT_ONCE_MS)
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
    } finally {
      await Promise.all(clients.splice(0).map(client => client.end()))
      await stopNodes()
    }
  })
})
