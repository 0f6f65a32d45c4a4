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
import { type LiveClient, openLive } from '../support/clients/live-client.ts'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { ADMINISTRATOR } from '../support/person-codes.ts'
import { publishingPlugin, publishMessage } from '../support/plugins/publishing-plugin.ts'
import { redisIsInstalled, startTestRedis, type TestRedis } from '../support/servers/redis.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { makeFilledPlace } from '../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const PERSON = '100104'
const COLLEAGUE = '100105'
/** Time limit for "at once", generous for a busy machine; below the five seconds of a sweep. */
const AT_ONCE_MS = 2_000

interface Node {
  readonly server: TestServer
  readonly database: Database
  /** Log lines of the live bus. */
  readonly busLog: string[]
}

async function publish(portal: PortalClient): Promise<void> {
  const { envelope } = await portal.call(publishMessage, {
    body: { to: [PERSON], words: 'look', fail: false },
  })
  expect(envelope.code).toBe(200)
}

/** Nodes share a PostgreSQL; the embedded store has one process and so one node. */
describe.skipIf(!storeKinds().includes('postgres'))('two nodes on one PostgreSQL', () => {
  const { plugin } = publishingPlugin()
  let place: StorePlace
  const nodes: Node[] = []
  /** Returns how many log lines of each node contain these words. */
  const linesWith = (words: string) =>
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

  /** The same person's session on another node: tokens are valid on every node. */
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
    await client.receivesCount(await unread())
    return client
  }

  const foundBySweep = async (index: number): Promise<string | undefined> =>
    (await (await fetch(`${node(index).server.origin}/metrics`)).text())
      .split('\n')
      .find(line => line.startsWith('live_sweep_found_total '))

  /** Expects messages published on either node to reach a client of the other without a sweep. */
  async function reachesBoth(people: { readonly colleague: PortalClient; readonly person: PortalClient }) {
    const here = await live(at(0, people.person))
    const there = await live(at(1, people.person))
    for (const index of [0, 1]) {
      const before = await unread()
      await publish(at(index, people.colleague))
      await Promise.all([
        here.receivesCount(before + 1, AT_ONCE_MS),
        there.receivesCount(before + 1, AT_ONCE_MS),
      ])
    }
    expect([await foundBySweep(0), await foundBySweep(1)]).toEqual([
      'live_sweep_found_total 0',
      'live_sweep_found_total 0',
    ])
  }

  /** Counts the nodes that listen according to the database. */
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

  /** Expects a dictionary change on one node to reach a client of the other. */
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

  describe('through notifications of the database', () => {
    beforeAll(async () => {
      await startNode(null)
      await startNode(null)
    })
    afterAll(stopNodes)

    it('counts a message of one node at the other at once', async () => {
      await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000)
      await reachesBoth(await logIn())
    })

    it('ends the connection at the other node on a logout', logoutReaches)

    it('[ADM-93] sends the hint of a dictionary change to the other node', async () => dictionaryReaches('X'))

    it('ignores unknown notifications on the channel', async () => {
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

    it('reconnects after the connection is cut; the sweep finds what was missed meanwhile', async () => {
      const { person, colleague } = await logIn()
      const client = await live(at(1, person))
      await sql`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'apron-live' and datname = current_database()
      `.execute(node(0).database.kysely)
      const before = await unread()
      await publish(colleague)
      node(1).server.clock.forward({ seconds: 5 })
      await client.receivesCount(before + 1)
      await vi.waitFor(async () => expect(await listeners()).toBe(2), 10_000)
      await publish(colleague)
      await client.receivesCount(before + 2, AT_ONCE_MS)
      const failures = node(1).busLog.filter(line => line.includes('notifications of the database: failing'))
      expect(failures).toHaveLength(1)
    })
  })

  describe.skipIf(!redisIsInstalled())('through Redis (needs redis-server)', () => {
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

    /** Counts the nodes that listen according to Redis. */
    async function listening(): Promise<number> {
      const client = new Redis(redis.url)
      const [, count] = await client.pubsub('NUMSUB', 'apron-live')
      client.disconnect()
      return Number(count)
    }

    it('counts a message of one node at the other at once', async () => {
      await vi.waitFor(async () => expect(await listening()).toBe(2), 10_000)
      await reachesBoth(await logIn())
    })

    it('ends the connection at the other node on a logout', logoutReaches)

    it('[ADM-93] sends the hint of a dictionary change to the other node', async () => dictionaryReaches('Y'))

    it('delivers late but loses nothing while Redis is down, and uses it again when it is back', async () => {
      const { person, colleague } = await logIn()
      const client = await live(at(1, person))
      await redis.kill()
      const before = await unread()
      const begun = Date.now()
      for (let words = 0; words < 5; words++) await publish(colleague)
      // No call waits for Redis.
      expect(Date.now() - begun).toBeLessThan(2_000)
      node(1).server.clock.forward({ seconds: 5 })
      await client.receivesCount(before + 5)
      await vi.waitFor(() => expect(linesWith('Redis: failing')).toEqual([1, 1]), 15_000)

      await redis.start()
      await vi.waitFor(async () => expect(await listening()).toBe(2), 15_000)
      await publish(colleague)
      await client.receivesCount(before + 6, AT_ONCE_MS)
      expect(linesWith('Redis: failing')).toEqual([1, 1])
      expect(linesWith('Redis: working again')).toEqual([1, 1])
    })
  })

  it.skipIf(!redisIsInstalled())('starts and serves without its Redis', async () => {
    const redis = await startTestRedis()
    await redis.kill()
    const server = await startNode(redis.url)
    try {
      const { person, colleague } = await logIn()
      const client = await live(person)
      const before = await unread()
      await publish(colleague)
      await client.receivesCount(before + 1, AT_ONCE_MS)
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
    } finally {
      await Promise.all(clients.splice(0).map(client => client.end()))
      await stopNodes()
    }
  })
})
