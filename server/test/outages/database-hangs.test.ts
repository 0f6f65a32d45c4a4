import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { listNotices } from '@apron/contract/operations/system.calls'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { openPostgres } from '../../src/platform/db/open-postgres.ts'
import { POSTGRES_POOL_SIZE } from '../../src/platform/db/store-limits.ts'
import { type LiveClient, openLive } from '../support/clients/live-client.ts'
import type { PortalClient } from '../support/clients/portal-client.ts'
import { publishingPlugin, publishMessage } from '../support/plugins/publishing-plugin.ts'
import { proxyTo, type TcpProxy } from '../support/servers/tcp-proxy.ts'
import { startTestServer, type TestServer } from '../support/servers/test-server.ts'
import { makeFilledPlace } from '../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../support/stores/store-places.ts'

const PERSON = '100104'
const COLLEAGUE = '100105'
const STATEMENT_MS = 500
const WAIT_MS = 1_000
/** Time limit of a call: the wait for a free connection, the statement and its retry, plus slack for a busy machine. */
const CALL_MS = WAIT_MS + STATEMENT_MS + WAIT_MS + 1_500
const code = 'AQ_shell_databaseHangs'

/** The embedded store has its own guard, see `store/unavailable.test.ts`. */
describe.runIf(storeKinds().includes('postgres'))('a database that hangs without a word (postgres)', () => {
  const { plugin } = publishingPlugin()
  let place: StorePlace
  let proxy: TcpProxy
  let database: Database
  let server: TestServer
  let person: PortalClient
  let colleague: PortalClient
  let client: LiveClient

  beforeAll(async () => {
    place = await makeFilledPlace('postgres', [plugin])
    const url = new URL(place.settings.databaseUrl ?? '')
    proxy = await proxyTo(url.hostname, Number(url.port))
    url.host = `127.0.0.1:${proxy.port}`
    database = await openPostgres({
      url: url.href,
      log: silentLog,
      statementTimeLimit: STATEMENT_MS,
      connectionWait: WAIT_MS,
    })
    server = await startTestServer(database, { plugins: [plugin] })
    person = await server.as(PERSON, { browser: true })
    colleague = await server.as(COLLEAGUE)
    client = await openLive(person, PERSON)
  })
  afterEach(() => proxy.open())
  afterAll(async () => {
    await client.end()
    await server.close()
    await database.close()
    await proxy.close()
    await place.remove()
  })

  /** Makes more calls at once than the pool has connections. */
  const callsOfAll = () =>
    Array.from({ length: 3 * POSTGRES_POOL_SIZE }, async (_none, index) => {
      const begun = performance.now()
      const answer = await [
        () => person.call(loginEmployeeInfo),
        () => person.call(listNotices),
        () => person.call(saveColumnSetting, { body: { code, value: `编号${index}` } }),
      ][index % 3]?.()
      return { answer, ms: performance.now() - begun }
    })

  async function expectAllUnavailable(): Promise<void> {
    for (const { answer, ms } of await Promise.all(callsOfAll())) {
      expect(answer?.envelope).toMatchObject({
        code: 503,
        msg: SERVER_ERRORS.unavailable.zh,
        data: null,
        success: false,
      })
      expect(ms).toBeLessThan(CALL_MS)
    }
  }

  async function expectWorks(): Promise<void> {
    for (const { answer } of await Promise.all(callsOfAll())) expect(answer?.envelope.code).toBe(200)
    const saved = (await person.call(queryColumnSetting, { query: { code } })).envelope
    expect(saved.code).toBe(200)
    const before = client.counts.at(-1) ?? Number.NaN
    await colleague.call(publishMessage, { body: { to: [PERSON], words: 'look', fail: false } })
    await client.receivesCount(before + 1)
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
  }

  it('gets every call a 503 in time, fails readiness, keeps live connections, and serves again once it responds', async () => {
    await expectWorks()
    proxy.hang()
    const [ready, live] = await Promise.all([
      fetch(`${server.origin}/health/ready`),
      fetch(`${server.origin}/health/live`),
      expectAllUnavailable(),
      client.heartbeat(),
    ])
    expect([ready.status, live.status]).toEqual([503, 200])
    // A second round, to show that the hanging calls of the first have not returned their connections.
    await expectAllUnavailable()
    await client.heartbeat()
    proxy.open()
    await expect.poll(async () => (await person.call(listNotices)).status, { timeout: 5_000 }).toBe(200)
    await expectWorks()
  })

  it('is reached over new connections when the old ones stay silent for ever', async () => {
    await expectWorks()
    proxy.hang()
    await expectAllUnavailable()
    proxy.openForNew()
    await expectWorks()
  })
})
