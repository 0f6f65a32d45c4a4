import { listMyWork } from '@apron/contract/home/home.calls'
import { countCheckMessages, queryCheckMessages } from '@apron/contract/messages/business-message.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import type { RoDetail } from '../../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps
const LONG = '厂家到货推迟，没有替代型号，需要等待下一批次到货。'

const decide = async (person: PortalClient, order: RoDetail, granted: boolean) =>
  await person.call(calls.decideExtension, { body: { ...versionOf(order), granted, remark: '' } })

const approvalsOf = async (person: PortalClient, { id }: RoDetail) => {
  const body = { current: 1, size: 50, queryCriteria: { type: 1 as const, infoType: 'approval' as const } }
  const { records } = (await person.call(queryCheckMessages, { body })).envelope.data
  return records.filter(({ sourceId }) => sourceId === id)
}

describeOnStores('[SQ-14] extensions', store => {
  const server = appServer(store, plugin)
  let auditor: PortalClient
  let responsible: PortalClient
  let manager: PortalClient
  let director: PortalClient
  const now = () => server.clock.now()

  beforeAll(async () => {
    auditor = await server.as(steps.FENG_XIAOLAN)
    responsible = await server.as(steps.TAN_YONG)
    manager = await server.as(steps.SHEN_LI)
    director = await server.as(steps.SU_MINGYUAN)
  })

  const requestExtension = async (order: RoDetail, days: number) =>
    await responsible.call(calls.askExtension, {
      body: { ...versionOf(order), newDue: steps.dayFrom(now(), days), reason: LONG, risk: LONG },
    })

  it('[5.1.14-23] is requested by the responsible person, awaits the manager of quality assurance, and is refused', async () => {
    const draft = steps.buildDraft(now(), '2', {
      planDue: steps.dayFrom(now(), 2),
      rectifyDue: steps.dayFrom(now(), 2),
    })
    const order = await steps.issueOrder(auditor, draft)
    manager.language = 'zh'
    const before = (await manager.call(countCheckMessages)).envelope.data
    const requested = dataOf(await requestExtension(order, 22))
    expect(requested.extensions).toMatchObject([
      { oldDue: order.rectifyDue, newDue: steps.dayFrom(now(), 22), decision: null },
    ])
    expect(await approvalsOf(manager, order)).toMatchObject([
      {
        label: `整改单${order.roNo}申请延期至${steps.dayFrom(now(), 22)}`,
        infoType: 'approval',
        checkCat: 'DIRECT',
      },
    ])
    const after = (await manager.call(countCheckMessages)).envelope.data
    expect(after.approvalCount).toBe(before.approvalCount + 1)
    expect(after.rectifyAll).toBe(before.rectifyAll + 1)
    const { items } = (await manager.call(listMyWork)).envelope.data
    expect(items.find(({ number }) => number === order.roNo)).toMatchObject({ action: '审批延期' })
    expect((await requestExtension(requested, 23)).envelope.success).toBe(false)
    for (const person of [auditor, responsible, director]) {
      expect((await decide(person, requested, true)).envelope.success).toBe(false)
    }
    const refused = dataOf(await decide(manager, requested, false))
    expect(refused).toMatchObject({
      rectifyDue: order.rectifyDue,
      extensions: [{ decision: 'REFUSED', decidedBy: { code: steps.SHEN_LI } }],
    })
    responsible.language = 'zh'
    const news = { current: 1, size: 50, queryCriteria: { type: 1 as const } }
    const { records } = (await responsible.call(queryCheckMessages, { body: news })).envelope.data
    expect(records[0]?.label).toBe(`整改单${order.roNo}的延期申请未获同意，期限仍为${order.rectifyDue}`)
  })

  it('[5.1.14-23] rejects 31 days: 单次延期不得超过30天', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    responsible.language = 'zh'
    const { envelope } = await requestExtension(order, 30 + 31)
    expect(envelope).toMatchObject({
      code: RECTIFICATION_ERRORS.extensionTooLong.code,
      msg: '单次延期不得超过30天',
    })
  })

  it('is granted at most twice, and moves the due date', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const once = dataOf(await decide(manager, dataOf(await requestExtension(order, 60)), true))
    expect(once).toMatchObject({ rectifyDue: steps.dayFrom(now(), 60), dueInDays: 60 })
    const twice = dataOf(await decide(manager, dataOf(await requestExtension(once, 90)), true))
    expect(twice.rectifyDue).toBe(steps.dayFrom(now(), 90))
    expect((await requestExtension(twice, 91)).envelope.code).toBe(
      RECTIFICATION_ERRORS.tooManyExtensions.code,
    )
    expect((await steps.fetchRo(responsible, order.id)).actions).not.toContain('askExtension')
  })

  it('is decided by the safety director at level 1, for at most seven days', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now(), '1'))
    expect((await requestExtension(order, 15)).envelope.code).toBe(
      RECTIFICATION_ERRORS.extensionTooLongLevel1.code,
    )
    const requested = dataOf(await requestExtension(order, 14))
    expect(await approvalsOf(director, order)).toHaveLength(1)
    expect(await approvalsOf(manager, order)).toEqual([])
    expect((await decide(manager, requested, true)).envelope.success).toBe(false)
    expect(dataOf(await decide(director, requested, true)).rectifyDue).toBe(steps.dayFrom(now(), 14))
  })

  it('requires a reason, a risk and a valid date', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const validBody = { ...versionOf(order), newDue: steps.dayFrom(now(), 40), reason: LONG, risk: LONG }
    for (const part of [
      { reason: 'short' },
      { risk: 'short' },
      { newDue: '2026-02-31' },
      { newDue: 'soon' },
    ]) {
      const { status } = await responsible.call(calls.askExtension, { body: { ...validBody, ...part } })
      expect(status).toBe(400)
    }
  })

  it('can be requested only before the order is overdue', async () => {
    const late = await steps.findRoByTitle(auditor, 'Tool loan records')
    const owner = await server.as('100502')
    expect((await steps.fetchRo(owner, late.id)).actions).not.toContain('askExtension')
    const { envelope } = await owner.call(calls.askExtension, {
      body: { ...versionOf(late), newDue: steps.dayFrom(now(), 5), reason: LONG, risk: LONG },
    })
    expect(envelope.code).toBe(RECTIFICATION_ERRORS.extensionLate.code)
  })
})
