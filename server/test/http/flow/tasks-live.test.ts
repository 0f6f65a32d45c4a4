import { listFlowItems } from '@apron/contract/flow/flow.calls'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../src/platform/db/database.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { openLiveBus } from '../../../src/platform/live/open-live-bus.ts'
import { createLogger } from '../../../src/platform/log/logger.ts'
import { type LiveClient, openLive } from '../../support/clients/live-client.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn, startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { createDelegation, dropDelegations, revoke } from '../../support/steps/delegation-steps.ts'
import { makeFilledPlace } from '../../support/stores/filled-stores.ts'
import { type StorePlace, silentLog, storeKinds } from '../../support/stores/store-places.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const [FAN, QIN, LU, STRANGER] = ['100401', '100701', '100403', '100305']
/** Time limit for a decision to reach the screens of others (D8). */
const AT_ONCE_MS = 1_000

const countOf = async (person: PortalClient) => (await person.call(listFlowItems)).envelope.data.total
const versionOf = async (person: PortalClient) => (await person.call(whatChanged)).envelope.data.tasks

/** Runs an action and expects the client to receive a count, changed or not, within a second. */
async function expectPush(client: LiveClient, act: () => Promise<unknown>): Promise<void> {
  const before = client.counts.length
  await act()
  await vi.waitFor(() => expect(client.counts.length).toBeGreaterThan(before), {
    timeout: AT_ONCE_MS,
    interval: 5,
  })
}

describeOnStores('the to-do list of open windows', store => {
  const server = serverOn(store)
  const opened: LiveClient[] = []
  let ding: PortalClient
  let fan: PortalClient
  let lu: PortalClient
  let stranger: PortalClient
  beforeAll(async () => {
    await dropDelegations(store.database.kysely)
    ding = await server.as('100402')
    fan = await server.as(FAN, { browser: true })
    lu = await server.as(LU, { browser: true })
    stranger = await server.as(STRANGER, { browser: true })
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(client => client.end()))
  })

  async function live(portal: PortalClient, userCode: string): Promise<LiveClient> {
    const client = await openLive(portal, userCode)
    opened.push(client)
    await vi.waitFor(() => expect(client.counts).toHaveLength(1))
    return client
  }

  it('[FLOW-08, FLOW-37, LIVE-04] sends a hint for a new task and its end to its holder, and changes the version of their list only', async () => {
    const client = await live(fan, FAN)
    const before = (await fan.call(whatChanged)).envelope.data
    const count = await countOf(fan)
    let insId = ''
    await expectPush(client, async () => (insId = await startRequest(ding, '30000.00')))
    const arrived = (await fan.call(whatChanged)).envelope.data
    expect(arrived.tasks).not.toBe(before.tasks)
    expect({ ...arrived, tasks: '' }).toEqual({ ...before, tasks: '' })
    expect(await countOf(fan)).toBe(count + 1)
    await expectPush(client, () => agree(fan, insId))
    expect(await versionOf(fan)).not.toBe(arrived.tasks)
    expect(await countOf(fan)).toBe(count)
    expect(client.others).toEqual([])
  })

  it('[FLOW-37, LIVE-04] sends no hint to outsiders, whose version stays', async () => {
    const client = await live(stranger, STRANGER)
    const before = await versionOf(stranger)
    await agree(fan, await startRequest(ding, '30000.00'))
    await client.heartbeat()
    expect(client.counts).toHaveLength(1)
    expect(await versionOf(stranger)).toBe(before)
  })

  it('[FLOW-37, LIVE-04] sends the initiator a hint of progress, even without a message', async () => {
    const insId = await startRequest(ding, '70000.00')
    const browser = await server.as('100402', { browser: true })
    const client = await live(browser, '100402')
    const before = await versionOf(ding)
    await expectPush(client, () => agree(fan, insId))
    expect(new Set(client.counts).size).toBe(1)
    expect(await versionOf(ding)).not.toBe(before)
  })

  it('[FLOW-37, DEL-03] sends the delegate hints of the delegator’s tasks, of decided ones and of the revocation', async () => {
    const id = await createDelegation(fan, { applications: ['amsp'], messages: 'none' })
    const client = await live(lu, LU)
    const count = await countOf(lu)
    let insId = ''
    await expectPush(client, async () => (insId = await startRequest(ding, '30000.00')))
    expect(await countOf(lu)).toBe(count + 1)
    await expectPush(client, () => agree(fan, insId))
    expect(await countOf(lu)).toBe(count)
    const version = await versionOf(lu)
    await expectPush(client, () => revoke(fan, id))
    expect(await versionOf(lu)).not.toBe(version)
  })
})

/** Nodes share a PostgreSQL; the embedded store has one process and so one node. */
describe.skipIf(!storeKinds().includes('postgres'))('tasks on two nodes of one PostgreSQL', () => {
  let place: StorePlace
  const nodes: { readonly server: TestServer; readonly database: Database }[] = []
  const opened: LiveClient[] = []

  beforeAll(async () => {
    place = await makeFilledPlace('postgres', [])
    for (let index = 0; index < 2; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one node after the other, as they are started
      const database = await openDatabase(place.settings, silentLog)
      const logger = createLogger('info', { write: () => undefined })
      const { databaseUrl } = place.settings
      // oxlint-disable-next-line no-await-in-loop -- see above
      const liveBus = await openLiveBus({ databaseUrl, redisUrl: null }, logger)
      // oxlint-disable-next-line no-await-in-loop -- see above
      nodes.push({ server: await startTestServer(database, { liveBus }), database })
    }
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(client => client.end()))
  })
  afterAll(async () => {
    for (const { server, database } of nodes.splice(0)) {
      // oxlint-disable-next-line no-await-in-loop -- one node after the other
      await server.close()
      // oxlint-disable-next-line no-await-in-loop -- see above
      await database.close()
    }
    await place.remove()
  })

  const at = (index: number): TestServer => nodes[index]?.server ?? expect.fail('no such node')
  /** The same person's session on the other node: tokens are valid on every node. */
  function there(portal: PortalClient): PortalClient {
    const other = at(1).client()
    other.token = portal.token
    other.cookie = portal.cookie
    other.asBrowser = portal.asBrowser
    return other
  }
  async function live(portal: PortalClient, userCode: string): Promise<LiveClient> {
    const client = await openLive(portal, userCode)
    opened.push(client)
    await vi.waitFor(() => expect(client.counts).toHaveLength(1))
    return client
  }

  it('[FLOW-08, FLOW-37, LIVE-04] shows a decision on one node in the list on the other within a second', async () => {
    const ding = await at(0).as('100402')
    const [fan, qin] = [await at(0).as(FAN), there(await at(0).as(QIN, { browser: true }))]
    const insId = await startRequest(ding, '70000.00')
    const client = await live(qin, QIN)
    const version = await versionOf(qin)
    await expectPush(client, () => agree(fan, insId))
    expect(await versionOf(qin)).not.toBe(version)
    expect(await tasksOf(qin, insId)).toHaveLength(1)
  })

  it('[DEL-03, FLOW-37] removes revoked tasks from the list on the other node within a second', async () => {
    await dropDelegations(nodes[0]?.database.kysely ?? expect.fail('no such node'))
    const [ding, fan] = [await at(0).as('100402'), await at(0).as(FAN)]
    const lu = there(await at(0).as(LU, { browser: true }))
    const id = await createDelegation(fan, { applications: ['amsp'] })
    const insId = await startRequest(ding, '30000.00')
    expect(await tasksOf(lu, insId)).toHaveLength(1)
    const client = await live(lu, LU)
    const [count, version] = [await countOf(lu), await versionOf(lu)]
    await expectPush(client, () => revoke(fan, id))
    expect(await tasksOf(lu, insId)).toEqual([])
    expect(await countOf(lu)).toBe(count - 1)
    expect(await versionOf(lu)).not.toBe(version)
  })
})
