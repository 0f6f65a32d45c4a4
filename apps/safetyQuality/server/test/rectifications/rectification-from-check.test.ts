import { queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import * as checks from '../../../contract/checks/check-order.calls.ts'
import type { CheckOrderDetail, ItemResult } from '../../../contract/checks/check-order.entities.ts'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT, ITEM, saveDraft } from '../checks/check-draft-steps.ts'
import { fetchDetail, findOrderByTitle, findRows } from '../checks/check-order-steps.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps
const NOTHING: ItemResult = { result: 'C', measured: [], remark: '', photos: [], finding: null }
const buildFinding = (result: 'NC' | 'OBS', level: '1' | '2' | null): ItemResult => ({
  ...NOTHING,
  result,
  finding: {
    level,
    description: `发现的问题，等级为${level ?? '观察'}，需要整改。`,
    containment: level === '1' ? '已停用。' : '',
    responsibleDept: '',
    suggestDue: null,
  },
})

const approve = async (
  manager: PortalClient,
  order: CheckOrderDetail,
  rectify: readonly { itemId: string; respPerson: string | null }[] = [],
) => await manager.call(checks.approveCheck, { body: { ...versionOf(order), rectify: [...rectify] } })

const findOrders = async (person: PortalClient, { checkNo }: CheckOrderDetail) => {
  const rows = await steps.findRos(person, { sourceType: 'CHECK' })
  const details = await Promise.all(rows.map(({ id }) => steps.fetchRo(person, id)))
  return details
    .filter(({ source }) => source?.number === checkNo)
    .toSorted((a, b) => a.roNo.localeCompare(b.roNo))
}

describeOnStores('[SQ-13] rectification orders from the findings of a check', store => {
  const server = appServer(store, plugin)

  /** Submits a check of workshop 1 with a finding of level 1, one of level 2 and an observation. */
  async function submitCheck(dept = 'D0501'): Promise<CheckOrderDetail> {
    const lead = await server.as(steps.FENG_XIAOLAN)
    const manager = await server.as(steps.SHEN_LI)
    const draft = await saveDraft(lead, {
      ...DRAFT,
      checkedDept: dept,
      items: ['甲', '乙', '丙', '丁'].map(name =>
        Object.assign({}, ITEM, { textZh: `检查${name}`, textEn: `Item ${name}` }),
      ),
    })
    await manager.call(checks.issueCheck, { body: versionOf(draft) })
    const started = dataOf(
      await lead.call(checks.startCheck, { body: { id: draft.id, version: draft.version + 1 } }),
    )
    const results = [buildFinding('NC', '1'), buildFinding('NC', '2'), buildFinding('OBS', null), NOTHING]
    const saved = dataOf(
      await lead.call(checks.saveCheckResults, {
        body: {
          ...versionOf(started),
          conclusion: '需要整改。',
          results: started.items.map(({ id: itemId }, index) =>
            Object.assign({ itemId }, results[index] ?? NOTHING),
          ),
        },
      }),
    )
    return dataOf(await lead.call(checks.submitCheck, { body: versionOf(saved) }))
  }

  it('[5.1.14-20] issues orders for levels 1 and 2 on approval, and notifies the responsible person, very urgently at level 1', async () => {
    const order = await submitCheck()
    const manager = await server.as(steps.SHEN_LI)
    expect(dataOf(await manager.call(checks.checkFindings, { query: { id: order.id } }))).toMatchObject([
      { seq: 1, level: '1', always: true, respPerson: { code: steps.TAN_YONG } },
      { seq: 2, level: '2', always: true, respDept: { code: 'D0501' } },
      { seq: 3, level: '3', always: false },
    ])
    expect((await approve(manager, order)).envelope.success).toBe(true)
    const orders = await findOrders(manager, order)
    expect(orders).toMatchObject([
      {
        level: '1',
        status: 'ISSUED',
        titleZh: '检查甲',
        containment: '已停用。',
        respPerson: { code: steps.TAN_YONG },
        issuer: { code: steps.SHEN_LI },
        source: { id: order.id },
        dueInDays: 7,
      },
      { level: '2', titleZh: '检查乙', dueInDays: 30 },
    ])
    const responsible = await server.as(steps.TAN_YONG)
    responsible.language = 'zh'
    const urgencies = await Promise.all(
      orders.map(async ({ roNo }) => {
        const body = { current: 1, size: 10, content: roNo }
        const { records } = (await responsible.call(queryMessages, { body })).envelope.data
        return records.map(({ urgency, url }) => [urgency, url])
      }),
    )
    expect(urgencies).toEqual(
      orders.map(({ id, level }) => [[level === '1' ? 2 : 1, `/safetyQuality/RectificationDetail?id=${id}`]]),
    )
    const { envelope } = await responsible.call(queryCheckMessages, {
      body: { current: 1, size: 10, queryCriteria: { type: 1 } },
    })
    expect(envelope.data.records[0]).toMatchObject({ checkCat: 'CHECK', infoType: 'notice', readMark: 0 })
    expect(dataOf(await manager.call(checks.checkFindings, { query: { id: order.id } }))).toMatchObject([
      { seq: 3 },
    ])
  })

  it('[5.1.14-20] issues an order for a selected observation too, to the chosen person', async () => {
    const order = await submitCheck()
    const manager = await server.as(steps.SHEN_LI)
    const itemId = order.items[2]?.id ?? ''
    expect((await approve(manager, order, [{ itemId, respPerson: steps.LI_ZE }])).envelope.success).toBe(true)
    expect(
      (await findOrders(manager, order)).map(({ level, respPerson }) => [level, respPerson.code]),
    ).toEqual([
      ['1', steps.TAN_YONG],
      ['2', steps.TAN_YONG],
      ['3', steps.LI_ZE],
    ])
  })

  it('requires a chosen person for a department without a head, and issues all orders or none', async () => {
    const order = await submitCheck('D06')
    const manager = await server.as(steps.SHEN_LI)
    const { envelope } = await approve(manager, order)
    expect(envelope.code).toBe(RECTIFICATION_ERRORS.noResponsible.code)
    expect((await fetchDetail(manager, order.id)).status).toBe('SUBMITTED')
    const named = order.items.slice(0, 2).map(({ id: itemId }) => ({ itemId, respPerson: '100308' }))
    const wrong = named.map(each => ({ ...each, respPerson: steps.LI_ZE }))
    expect((await approve(manager, order, wrong)).envelope.code).toBe(RECTIFICATION_ERRORS.respOfOther.code)
    expect(await findOrders(manager, order)).toEqual([])
    expect((await approve(manager, order, named)).envelope.success).toBe(true)
    expect(await findOrders(manager, order)).toHaveLength(2)
  })

  it('makes the head of a department above responsible for a section', async () => {
    const manager = await server.as(steps.SHEN_LI)
    const order = await findOrderByTitle(manager, 'Quarterly storage check')
    expect((await approve(manager, order)).envelope.success).toBe(true)
    expect(
      (await findOrders(manager, order)).map(({ respDept, respPerson }) => [respDept.code, respPerson.code]),
    ).toEqual([['D0802', '100401']])
  })

  it('rejects items that are not findings, and callers who may not approve', async () => {
    const order = await submitCheck()
    const manager = await server.as(steps.SHEN_LI)
    const conforming = order.items[3]?.id ?? ''
    expect((await approve(manager, order, [{ itemId: conforming, respPerson: null }])).status).toBe(400)
    const lead = await server.as(steps.FENG_XIAOLAN)
    expect((await approve(lead, order)).status).toBe(403)
    expect((await lead.call(checks.checkFindings, { query: { id: order.id } })).status).toBe(403)
    expect((await server.client().call(checks.checkFindings, { query: { id: order.id } })).status).toBe(401)
    const stale = await approve(manager, { ...order, version: order.version - 1 })
    expect(stale.envelope.code).toBe(409)
    expect(await findOrders(manager, order)).toEqual([])
    expect((await findRows(manager, { text: order.checkNo }))[0]?.status).toBe('SUBMITTED')
  })
})
