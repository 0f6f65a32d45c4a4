import { listAppMessages } from '@apron/contract/home/home.calls'
import type { CheckMessageQuery } from '@apron/contract/messages/business-message'
import { countCheckMessages, queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { forSite } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { ServerPlugin } from '@apron/server-kit/plugin/server-plugin'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { notifyOfCheckOrder } from '../../check-orders/check-order.messages.ts'
import type { CheckTables } from '../../check-orders/check-order.tables.ts'
import { plugin } from '../../plugin.ts'
import { buildConformingResults, findOrderByTitle } from './check-order-steps.ts'

const SHEN_LI = '100103'
const FENG_XIAOLAN = '100104'
const XU_WEIDONG = '100105'
const CAO_JIANJUN = '100106'
/** Manager of the checked workshop. */
const TAN_YONG = '100303'
const LI_ZE = '100305'

const FIRE = 'Monthly fire safety check'
const SPOT = 'Night-shift tool spot check'
const STORE = 'Quarterly storage check'

async function listCheckMessages(
  person: PortalClient,
  queryCriteria: Partial<CheckMessageQuery['queryCriteria']> = {},
) {
  const body = { current: 1, size: 50, queryCriteria: { type: 0 as const, ...queryCriteria } }
  return (await person.call(queryCheckMessages, { body })).envelope.data.records
}
/** Returns the messages about one order, newest first. */
const messagesAbout = async (person: PortalClient, sourceId: string) =>
  (await listCheckMessages(person)).filter(record => record.sourceId === sourceId)
const findMessages = async (person: PortalClient, content: string) =>
  (await person.call(queryMessages, { body: { current: 1, size: 50, content } })).envelope.data.records

describeOnStores('messages about check orders', store => {
  let portalServices: PluginServices | null = null
  /** Exposes the services of the portal, because no call does what the tests need. */
  const servicesPlugin: ServerPlugin = {
    name: 'lender',
    migrations: {},
    routes(services) {
      portalServices = services
      return []
    },
  }
  const server = appServer(store, plugin, servicesPlugin)
  function getPortalServices(): PluginServices {
    if (portalServices === null) throw new Error('The server has not started')
    return portalServices
  }
  async function listRecipients(sourceId: string): Promise<string[]> {
    const { rows } = await sql<{ user_code: string }>`
      select r.user_code from message_recipient r join message m on m.id = r.message_id
       where m.source_id = ${sourceId} order by 1`.execute(store.database.kysely)
    return rows.map(row => row.user_code)
  }

  it('[MSG-15] contains messages about the orders of the demo, with the times of their history', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const order = await findOrderByTitle(lead, FIRE)
    lead.language = 'zh'
    const [message] = await messagesAbout(lead, order.id)
    expect(message).toMatchObject({
      title: '一号机库消防月度检查',
      checkCat: order.checkCat,
      label: `检查单${order.checkNo}《一号机库消防月度检查》已下达，请于${order.planEnd}前完成`,
      createdTime: expect.stringMatching(/ 08:50:00$/),
      infoType: 'notice',
    })
    const manager = await server.as(SHEN_LI)
    const waiting = await findOrderByTitle(manager, STORE)
    manager.language = 'zh'
    expect(await messagesAbout(manager, waiting.id)).toMatchObject([
      { label: `检查单${waiting.checkNo}已提交，待审批`, infoType: 'approval', readMark: 0 },
    ])
    expect((await manager.call(countCheckMessages)).envelope.data.approvalCount).toBeGreaterThan(0)
    // The issuer is not notified; the manager of the unit is.
    expect(await messagesAbout(manager, order.id)).toEqual([])
    expect(await messagesAbout(await server.as(TAN_YONG), order.id)).toMatchObject([{ infoType: 'notice' }])
    expect(await messagesAbout(await server.as(LI_ZE), order.id)).toEqual([])
  })

  it('[MSG-22] sends messages at each step: approval requested, returned, resumed, approved', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const manager = await server.as(SHEN_LI)
    const { id, version, checkNo, items } = await findOrderByTitle(lead, FIRE)
    const started = (await lead.call(calls.startCheck, { body: { id, version } })).envelope.data
    expect(await findMessages(lead, checkNo)).toMatchObject([{ handleStatus: 0 }])
    const saved = (
      await lead.call(calls.saveCheckResults, { body: buildConformingResults(started, 'In order.') })
    ).envelope.data
    const submitted = (await lead.call(calls.submitCheck, { body: { id, version: saved.version } })).envelope
      .data
    expect(items.length).toBeGreaterThan(0)
    expect(await findMessages(lead, checkNo)).toMatchObject([{ handleStatus: 1, handleResult: 'success' }])
    expect(await findMessages(await server.as(TAN_YONG), checkNo)).toMatchObject([{ handleStatus: 1 }])
    expect(await findMessages(manager, checkNo)).toMatchObject([
      {
        content: `检查单${checkNo}已提交，待审批`,
        type: 2,
        handleStatus: 0,
        url: `/safetyQuality/checkedResult?id=${id}&source=checkList`,
      },
    ])

    const reason = '第4项请复查。\n<b>谢谢</b>'
    const returned = (
      await manager.call(calls.returnCheck, { body: { id, version: submitted.version, reason } })
    ).envelope.data
    expect(await findMessages(manager, checkNo)).toMatchObject([{ handleStatus: 1, handleResult: 'failed' }])
    const [back] = await findMessages(lead, '被退回')
    expect(back).toBeUndefined()
    lead.language = 'zh'
    expect((await findMessages(lead, '被退回'))[0]).toMatchObject({
      content: `检查单${checkNo}被退回：第4项请复查。 <b>谢谢</b>`,
      urgency: 1,
      handleStatus: 0,
    })

    const resumed = (await lead.call(calls.startCheck, { body: { id, version: returned.version } })).envelope
      .data
    expect((await findMessages(lead, '被退回'))[0]).toMatchObject({
      handleStatus: 1,
      handleResult: 'success',
    })
    const again = (await lead.call(calls.submitCheck, { body: { id, version: resumed.version } })).envelope
      .data
    await manager.call(calls.approveCheck, { body: { id, version: again.version, remark: '' } })
    expect((await findMessages(manager, checkNo)).map(message => message.handleResult)).toEqual([
      'success',
      'failed',
    ])
    for (const userCode of [FENG_XIAOLAN, TAN_YONG]) {
      const person = await server.as(userCode)
      expect((await findMessages(person, '已审批'))[0]).toMatchObject({
        content: `检查单${checkNo}已审批，发现0项问题`,
        type: 1,
        readStatus: 0,
      })
    }
  })

  it('sends none for a rejected action', async () => {
    const lead = await server.as(FENG_XIAOLAN)
    const manager = await server.as(SHEN_LI)
    const order = await findOrderByTitle(manager, STORE)
    const before = await findMessages(manager, order.checkNo)
    const body = { id: order.id, version: order.version - 1, reason: 'On an older version.' }
    expect((await manager.call(calls.returnCheck, { body })).envelope.success).toBe(false)
    expect((await lead.call(calls.submitCheck, { body })).envelope.success).toBe(false)
    expect(await findMessages(manager, order.checkNo)).toEqual(before)
  })

  it.each([
    ['a spot check before it starts: only its team', false, [FENG_XIAOLAN, XU_WEIDONG]],
    ['an announced check: also the manager of the department', true, [FENG_XIAOLAN, XU_WEIDONG, TAN_YONG]],
  ])('[MSG-22] notifies of %s', async (_what, announced, recipients) => {
    const order = await findOrderByTitle(await server.as(FENG_XIAOLAN), FIRE)
    const id = `issued again ${announced}`
    // The unit has a manager who could be notified.
    await getPortalServices()
      .db.transaction()
      .execute(transaction =>
        notifyOfCheckOrder(getPortalServices().messages, transaction.withTables<CheckTables>(), {
          action: 'issue',
          order: {
            id,
            check_no: order.checkNo,
            title_zh: order.title,
            title_en: order.title,
            check_cat: order.checkCat,
            site_code: order.siteCode,
            checked_dept: order.checkedDept.code,
            lead_checker: order.leadChecker.code,
            plan_end: order.planEnd,
            announced,
            nc_count: 0,
            obs_count: 0,
          },
          checkers: order.checkers.map(({ code }) => code),
          by: SHEN_LI,
          remark: '',
        }),
      )
    expect(await listRecipients(id)).toEqual(recipients.toSorted())
  })

  it('[MSG-15] notifies nobody of the department of the spot check of the demo', async () => {
    const order = await findOrderByTitle(await server.as(FENG_XIAOLAN), SPOT, forSite('SZX'))
    expect(order.announced).toBe(false)
    expect(await listRecipients(order.id)).toEqual([FENG_XIAOLAN])
  })

  it('shows them on the dashboard of their recipients, with a link to the order', async () => {
    const checker = await server.as(CAO_JIANJUN)
    const { envelope } = await checker.call(listAppMessages, { params: { id: 'safetyQuality' } })
    expect(envelope.data.length).toBeGreaterThan(0)
    expect(envelope.data.every(({ url }) => url.startsWith('/safetyQuality/checkedResult?id='))).toBe(true)
    expect((await server.client().call(listAppMessages, { params: { id: 'safetyQuality' } })).status).toBe(
      401,
    )
  })
})
