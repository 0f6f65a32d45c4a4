import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../support/clients/portal-client.ts'
import type { TestServer } from '../support/servers/test-server.ts'
import { describeOnStores } from '../support/stores/stores.ts'
import { recordAdministration } from './administration-steps.ts'
import { recordOrders } from './check-order-steps.ts'
import { recordedDayServer } from './day.ts'
import { recordDictionary } from './dictionary-steps.ts'
import { listOf, textOf } from './parts.ts'
import { recordOwnThings } from './personal-steps.ts'
import { callersOf, NOT_RECORDED, PEOPLE, READS } from './recorded-calls.ts'
import { Recorder, type RecordingRun } from './recorder.ts'
import { recordWorkFlow } from './work-flow-steps.ts'

const CALLS_PAGE = new URL('../../../docs/calls.txt', import.meta.url)

/** Steps that change data; they run after the reading calls. */
const STEPS = {
  checkOrders: recordOrders,
  personal: recordOwnThings,
  administrators: recordAdministration,
  dictionary: recordDictionary,
  workFlow: recordWorkFlow,
}

describeOnStores('the answers of the calls', store => {
  let server: TestServer
  const clients = new Map<string, PortalClient>()
  const run: RecordingRun = {
    clientOf: caller => clients.get(caller) ?? server.client(),
    names: new Map(),
    made: new Set(),
  }

  beforeAll(async () => {
    server = await recordedDayServer(store.database)
    for (const person of PEOPLE) {
      clients.set(person, await server.as(person))
      const english = await server.as(person)
      english.language = 'en'
      clients.set(`${person} en`, english)
    }
    const menus = await new Recorder('', run).record({ call: 'GET /api/system/admin/menus/tree' }, '100001')
    for (const entry of listOf(menus, 'entries')) {
      run.names.set(textOf(entry, 'id'), `<entry ${textOf(entry, 'url') || textOf(entry, 'nameEn')}>`)
    }
  })
  afterAll(() => server.close())

  it.each(Object.entries(READS))('[API-05] equal the recorded ones: %s', async (family, calls) => {
    const recorder = new Recorder(family, run)
    for (const call of calls) for (const caller of callersOf(family)) await recorder.record(call, caller)
    await recorder.compare()
  })

  it.each(Object.entries(STEPS))(
    '[API-05] equal the recorded ones, step by step: %s',
    async (family, steps) => {
      const recorder = new Recorder(family, run)
      await steps(recorder)
      await recorder.compare()
    },
  )

  it('[API-05] cover every call of docs/calls.txt that the portal has', () => {
    const named = readFileSync(CALLS_PAGE, 'utf8')
      .trim()
      .split('\n')
      .filter(line => !line.endsWith(' later'))
      .map(line => line.replace(/\?.*/, ''))
    expect(named.filter(call => !run.made.has(call))).toEqual(NOT_RECORDED)
  })
})
