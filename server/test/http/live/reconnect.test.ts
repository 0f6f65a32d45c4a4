import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { LIVE_SOCKETS_PER_USER } from '@apron/contract/limits/live'
import { listNotices } from '@apron/contract/operations/system.calls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { PortalClient } from '../../support/clients/portal-client.ts'
import { metricOf } from '../../support/metric.ts'
import { type ServerProcess, startProcess, takePort } from '../../support/servers/server-process.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { makeFilledPlace } from '../../support/stores/filled-stores.ts'
import { addSignedIn } from '../../support/stores/many-people.ts'
import { type StorePlace, silentLog, storeKinds } from '../../support/stores/store-places.ts'

const RECONNECTING = fileURLToPath(new URL('../../support/clients/reconnecting.ts', import.meta.url))
const SOCKETS = 2_000
const BETWEEN_TRIES_MS = 1_000
/** Time limit: 500 handshakes a second are accepted; the rest allows for a fresh server on a busy machine. */
const ALL_ARE_BACK_MS = 30_000
/** Longer than in the flood test: the fresh server compiles its code during 2,000 handshakes on the same core. */
const LONGEST_ANSWER_MS = 3_000
const TIMES_LONGER = 4
const MOST_MEMORY_BYTES = 300 * 1024 * 1024

describe.runIf(storeKinds().includes('postgres'))(
  '2,000 live connections (postgres)',
  { timeout: 120_000 },
  () => {
    let folder: string
    let place: StorePlace
    let port: number
    let server: ServerProcess
    let browsers: ChildProcess
    let person: PortalClient

    const ready = async () => (await fetch(`${person.origin}/health/ready`)).status

    async function start(): Promise<void> {
      server = startProcess({
        DATABASE_URL: place.settings.databaseUrl ?? '',
        SECRET_KEY: 'of this one node, long enough: 7q4x',
        DATA_DIR: folder,
        PORT: String(port),
        TRUST_PROXY: '1',
      })
      await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 60_000, interval: 50 })
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'apron-reconnect-'))
      place = await makeFilledPlace('postgres', PLUGINS)
      const database = await openDatabase(place.settings, silentLog)
      const people = await addSignedIn(database, SOCKETS / LIVE_SOCKETS_PER_USER)
      await database.close()
      port = await takePort()
      person = new PortalClient(`http://127.0.0.1:${port}`, null)
      await start()
      await person.login('100104', TEST_PASSWORD)
      browsers = spawn(process.execPath, [RECONNECTING, String(port), String(BETWEEN_TRIES_MS)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      })
      browsers.stdin?.write(`${people.map(({ userCode, token }) => `${userCode} ${token}`).join('\n')}\n\n`)
      await all()
    }, 150_000)
    afterAll(async () => {
      browsers.kill('SIGKILL')
      server.process.kill('SIGKILL')
      await server.ended
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    })

    /** Waits until each connection has received its count. */
    async function all(): Promise<void> {
      if (browsers.stdout !== null) await once(browsers.stdout, 'data')
    }

    /** Returns the longest response time of a working person's calls until something ends. */
    async function longestAnswerUntil(over: Promise<unknown>): Promise<number> {
      const ended = new AbortController()
      void over.finally(() => ended.abort())
      let longest = 0
      while (!ended.signal.aborted) {
        for (const answer of [() => person.call(loginEmployeeInfo), () => person.call(listNotices)]) {
          const begun = performance.now()
          expect((await answer()).status).toBe(200)
          longest = Math.max(longest, performance.now() - begun)
        }
      }
      return longest
    }

    it('reconnect soon after losing their server, without delaying others', async () => {
      const before = await longestAnswerUntil(new Promise(resolve => setTimeout(resolve, 500)))
      const memoryBefore = await metricOf(person.origin, 'process_resident_memory_bytes')
      const back = all()
      server.process.kill('SIGKILL')
      await server.ended
      await start()
      const begun = performance.now()
      const longest = await longestAnswerUntil(back)
      expect(performance.now() - begun).toBeLessThan(ALL_ARE_BACK_MS)
      expect(longest).toBeLessThan(Math.max(LONGEST_ANSWER_MS, TIMES_LONGER * before))
      expect(await metricOf(person.origin, 'live_connections')).toBe(SOCKETS)
      const grown = (await metricOf(person.origin, 'process_resident_memory_bytes')) - memoryBefore
      expect(grown).toBeLessThan(MOST_MEMORY_BYTES)
    })
  },
)
