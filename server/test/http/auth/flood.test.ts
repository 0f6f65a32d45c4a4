import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { listNotices } from '@apron/contract/operations/system.calls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HTTP_LIMITS } from '../../../src/platform/http/http-limits.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { type Flood, type FloodClient, startFlood } from '../../support/flood-client.ts'
import { type DemoProcess, startDemoProcess } from '../../support/stores/demo-process.ts'

const ASSETS = fileURLToPath(new URL('../../../../dist/shell/assets', import.meta.url))
const PERSON = '100104'
/** Maximum time of a response during the attack; on a slow machine a multiple of the time before it. */
const LONGEST_ANSWER_MS = 1_000
const TIMES_LONGER = 4
const MB = 1024 * 1024
/** Maximum memory growth per attack. */
const MOST_MEMORY_BYTES = 250 * MB
/** Maximum heap and process memory after all attacks; the engine does not return freed memory at once. */
const MOST_IN_USE_BYTES = 250 * MB
const MOST_IN_ALL_BYTES = 400 * MB

describe('an anonymous attacker in its own process', { timeout: 90_000 }, () => {
  let server: DemoProcess
  let person: PortalClient
  let memoryAtFirst: number
  let inUseAtFirst: number
  let memoryBefore: number
  let longestBefore: number
  const floodClients: FloodClient[] = []

  beforeAll(async () => {
    server = await startDemoProcess()
    person = await server.as(PERSON)
    await answersOfAPerson(20)
    longestBefore = await answersOfAPerson(20)
    memoryAtFirst = await memory()
    inUseAtFirst = await memoryInUse()
  }, 150_000)
  beforeEach(async () => {
    memoryBefore = await memory()
  })
  afterEach(async () => {
    await Promise.all(floodClients.splice(0).map(client => client.close()))
  })
  afterAll(() => server.stop())

  const memory = () => server.metric('process_resident_memory_bytes')
  const memoryInUse = async () =>
    (await server.metric('nodejs_heap_size_used_bytes')) +
    (await server.metric('nodejs_external_memory_bytes'))

  async function flood(how: Flood): Promise<FloodClient> {
    const client = await startFlood(server.port, how)
    floodClients.push(client)
    return client
  }

  /** Returns the longest response time of a working person's calls. */
  async function answersOfAPerson(times: number): Promise<number> {
    let longest = 0
    for (let time = 0; time < times; time++) {
      for (const answer of [() => person.call(loginEmployeeInfo), () => person.call(listNotices)]) {
        const begun = performance.now()
        expect((await answer()).status).toBe(200)
        longest = Math.max(longest, performance.now() - begun)
      }
    }
    return longest
  }

  async function expectUnimpressed(longest: number): Promise<void> {
    expect(server.isAlive(), server.output()).toBe(true)
    expect(longest).toBeLessThan(Math.max(LONGEST_ANSWER_MS, TIMES_LONGER * longestBefore))
    const now = await memory()
    expect(now - memoryBefore).toBeLessThan(MOST_MEMORY_BYTES)
    expect(now - memoryAtFirst).toBeLessThan(MOST_IN_ALL_BYTES)
    expect((await memoryInUse()) - inUseAtFirst).toBeLessThan(MOST_IN_USE_BYTES)
  }

  it.each([
    ['the description of the calls', '/portal-csn/openapi.json'],
    ['the registry of applications', '/apps/registry.json'],
    ['the page', '/login'],
  ])(
    'delays nobody with 9,000 requests for %s on nine connections that are never read',
    async (_what, path) => {
      for (let burst = 0; burst < 3; burst++) {
        const client = await flood({ connections: 9, requests: 1_000, path })
        await expectUnimpressed(await answersOfAPerson(20))
        await client.close()
      }
      expect(await server.metric('http_connections_cut_total')).toBeGreaterThanOrEqual(27)
    },
  )

  it('costs little memory by stalling 200 times in the middle of large files', async () => {
    const files = await readdir(ASSETS)
    const large = files.find(name => /^pdf\.worker.*\.mjs$/.test(name)) ?? expect.fail('no large file')
    await flood({ connections: 200, requests: HTTP_LIMITS.requestsInFlight, path: `/assets/${large}` })
    await expectUnimpressed(await answersOfAPerson(60))
  })

  it('delays nobody with 2,000 silent connections', async () => {
    await flood({ connections: 2_000, requests: 0, path: '/' })
    await expectUnimpressed(await answersOfAPerson(20))
  })
})
