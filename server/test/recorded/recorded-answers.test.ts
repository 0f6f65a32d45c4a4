import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../support/clients/portal-client.ts'
import type { TestServer } from '../support/servers/test-server.ts'
import { describeOnStores } from '../support/stores/stores.ts'
import { askOfAdministration } from './administration-steps.ts'
import { askersOf, NOT_ASKED, PEOPLE, READS } from './asks.ts'
import { askOfOrders } from './check-order-steps.ts'
import { serverOfTheDay } from './day.ts'
import { askOfDictionary } from './dictionary-steps.ts'
import { listOf, textOf } from './parts.ts'
import { askOfOwnThings } from './personal-steps.ts'
import { type Asking, Recorder } from './recorder.ts'
import { askOfWorkFlow } from './work-flow-steps.ts'

const CALLS_PAGE = new URL('../../../docs/calls.txt', import.meta.url)

/** Steps that change data; they run after the reading calls. */
const STEPS = {
  checkOrders: askOfOrders,
  personal: askOfOwnThings,
  administrators: askOfAdministration,
  dictionary: askOfDictionary,
  workFlow: askOfWorkFlow,
}

describeOnStores('the answers of the calls', store => {
  let server: TestServer
  const clients = new Map<string, PortalClient>()
  const asking: Asking = {
    clientOf: asker => clients.get(asker) ?? server.client(),
    names: new Map(),
    asked: new Set(),
  }

  beforeAll(async () => {
    server = await serverOfTheDay(store.database)
    for (const person of PEOPLE) {
      clients.set(person, await server.as(person))
      const english = await server.as(person)
      english.language = 'en'
      clients.set(`${person} en`, english)
    }
    const menus = await new Recorder('', asking).ask({ call: 'GET /api/system/admin/menus/tree' }, '100001')
    for (const entry of listOf(menus, 'entries')) {
      asking.names.set(textOf(entry, 'id'), `<entry ${textOf(entry, 'url') || textOf(entry, 'nameEn')}>`)
    }
  })
  afterAll(() => server.close())

  it.each(Object.entries(READS))('[API-05] equal the recorded ones: %s', async (family, asks) => {
    const recorder = new Recorder(family, asking)
    for (const ask of asks) for (const asker of askersOf(family)) await recorder.ask(ask, asker)
    await recorder.compare()
  })

  it.each(Object.entries(STEPS))(
    '[API-05] equal the recorded ones, step by step: %s',
    async (family, steps) => {
      const recorder = new Recorder(family, asking)
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
    expect(named.filter(call => !asking.asked.has(call))).toEqual(NOT_ASKED)
  })
})
