import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryColumnSetting, saveColumnSetting } from '@apron/contract/lists/column-setting.calls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { openLive } from '../../support/clients/live-client.ts'
import { PortalClient } from '../../support/clients/portal-client.ts'
import {
  haproxyIsInstalled,
  NODE_HEADER,
  startTestProxy,
  type TestProxy,
} from '../../support/servers/haproxy.ts'
import { type ServerProcess, startProcess, takePort } from '../../support/servers/server-process.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { makeFilledPlace } from '../../support/stores/filled-stores.ts'
import { type StorePlace, storeKinds } from '../../support/stores/store-places.ts'

const PERSON = '100104'
const CALLS_PER_SECOND = 80
const code = 'AQ_shell_rollingRestart'

/** Makes calls, half reading, half writing, and returns their results. */
function callSteadily(person: PortalClient): { stop(): Promise<string[]> } {
  const calls: Promise<string>[] = []
  const outcome = async (): Promise<string> => {
    const answer =
      calls.length % 2 === 0
        ? await person.call(queryColumnSetting, { query: { code } })
        : await person.call(saveColumnSetting, { body: { code, value: '编号' } })
    return String(answer.envelope.code)
  }
  const timer = setInterval(() => calls.push(outcome().catch(String)), 1_000 / CALLS_PER_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      return await Promise.all(calls)
    },
  }
}

const missing = [
  ...(storeKinds().includes('postgres') ? [] : ['PostgreSQL']),
  ...(haproxyIsInstalled() ? [] : ['haproxy']),
]

describe.skipIf(missing.length > 0)(
  `two nodes behind haproxy (missing here: ${missing.join(', ') || 'nothing'})`,
  () => {
    let folder: string
    let place: StorePlace
    let proxy: TestProxy
    let person: PortalClient
    let ports: readonly number[]
    const nodes: ServerProcess[] = []

    const start = (index: number): void => {
      nodes[index] = startProcess({
        DATABASE_URL: place.settings.databaseUrl ?? '',
        SECRET_KEY: 'of these two nodes, long enough: 7q',
        DATA_DIR: join(folder, String(index)),
        PORT: String(ports[index]),
      })
    }
    /** Returns the node that answers a call through the proxy. */
    const answering = async (): Promise<string | null> => {
      const response = await fetch(`${proxy.origin}/health/live`)
      await response.text()
      return response.headers.get(NODE_HEADER)
    }
    const takesPart = async (index: number): Promise<void> =>
      await vi.waitFor(async () => expect(await answering()).toBe(`node${index}`), {
        timeout: 60_000,
        interval: 100,
      })

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'apron-rolling-'))
      place = await makeFilledPlace('postgres', PLUGINS)
      ports = [await takePort(), await takePort()]
      proxy = await startTestProxy(ports, { port: await takePort() })
      for (const index of ports.keys()) start(index)
      for (const index of ports.keys()) await takesPart(index)
      person = new PortalClient(proxy.origin, null)
      await person.login(PERSON, TEST_PASSWORD)
    }, 120_000)
    afterAll(async () => {
      for (const node of nodes) node.process.kill('SIGKILL')
      await Promise.all(nodes.map(node => node.ended))
      await proxy.stop()
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    })

    it('loses no call when nodes restart one after the other, and closes live connections cleanly', async () => {
      const first = new PortalClient(`http://127.0.0.1:${ports[0]}`, null)
      first.token = person.token
      const live = await openLive(first, PERSON)
      const load = callSteadily(person)
      const begun = performance.now()
      for (const [index, port] of ports.entries()) {
        const node = nodes[index]
        node?.process.kill('SIGTERM')
        const ready = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status
        await expect.poll(ready, { interval: 50 }).toBe(503)
        expect(await node?.ended).toBe(0)
        for (const words of ['the server is leaving', 'the server has stopped'])
          expect(node?.output()).toContain(words)
        start(index)
        await takesPart(index)
      }
      const seconds = (performance.now() - begun) / 1_000
      const outcomes = await load.stop()
      expect(outcomes.filter(outcome => outcome !== '200')).toEqual([])
      expect(outcomes.length).toBeGreaterThan((CALLS_PER_SECOND / 2) * seconds)
      expect(await live.closed).toBe(1001)
    }, 120_000)
  },
)
