import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

let neighbourServices: PluginServices | null = null
/** A neighbouring application that queries the orders. */
const neighbour: ServerPlugin = {
  name: 'workCard',
  migrations: {},
  routes(services) {
    neighbourServices = services
    return []
  },
}

/** Returns the orders that block the release of an aircraft. */
async function findLevelOne(acReg: string) {
  return await neighbourServices?.neighbours.find('safetyQuality.openRectifications')?.levelOne(acReg)
}

describeOnStores('[WC-12] open rectification orders for other applications', store => {
  const server = appServer(store, plugin, neighbour)
  let auditor: PortalClient

  beforeAll(async () => {
    auditor = await server.as(steps.FENG_XIAOLAN)
  })

  /** Issues an order about an aircraft. */
  const issueOrder = (level: '1' | '2', acReg: string) =>
    steps.issueOrder(auditor, steps.buildDraft(server.clock.now(), level, { acReg }))

  it('returns the issued orders of level 1 on the aircraft', async () => {
    const first = await issueOrder('1', 'B-T121')
    const second = await issueOrder('1', 'B-T121')
    expect(await findLevelOne('B-T121')).toEqual([first.roNo, second.roNo])
  })

  it('leaves out other aircraft, other levels and drafts', async () => {
    await issueOrder('1', 'B-T122')
    await issueOrder('2', 'B-T111')
    const draft = steps.buildDraft(server.clock.now(), '1', { acReg: 'B-T111' })
    dataOf(await auditor.call(calls.saveRectification, { body: draft }))
    expect(await findLevelOne('B-T111')).toEqual([])
  })

  it.each(['CLOSED', 'VOID'])('leaves out an order in state %s', async status => {
    const order = await issueOrder('1', 'B-T112')
    expect(await findLevelOne('B-T112')).toEqual([order.roNo])
    await sql`update safety_quality_rectification set status = ${status} where id = ${order.id}`.execute(
      store.database.kysely,
    )
    expect(await findLevelOne('B-T112')).toEqual([])
  })
})
