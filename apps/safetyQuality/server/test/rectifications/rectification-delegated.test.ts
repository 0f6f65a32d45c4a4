import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { createDelegation, dropDelegations, revoke } from '@apron/server/test/steps/delegation-steps'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps

describeOnStores('[SQ-18] rectification orders under a delegation', store => {
  const server = appServer(store, plugin)
  beforeAll(async () => await dropDelegations(store.database.kysely))

  it('lets a delegate of the manager name another responsible person, and records on whose behalf', async () => {
    const auditor = await server.as(steps.FENG_XIAOLAN)
    const manager = await server.as(steps.TAN_YONG)
    const delegate = await server.as(steps.ZHENG_KAI)
    const draft = steps.buildDraft(server.clock.now(), '2', { respPerson: steps.HUANG_ZHIQIANG })
    const order = await steps.issueOrder(auditor, draft)
    const nameResponsible = async () =>
      await delegate.call(calls.reassignRectification, {
        body: { ...versionOf(order), respPerson: steps.LI_ZE, reason: '外出培训' },
      })
    expect((await nameResponsible()).status).toBe(403)
    const id = await createDelegation(manager, {
      delegator: steps.TAN_YONG,
      delegate: steps.ZHENG_KAI,
      department: 'D0501',
      applications: ['safetyQuality'],
    })
    const named = dataOf(await nameResponsible())
    expect(named).toMatchObject({ respPerson: { code: steps.LI_ZE } })
    expect(named.history[0]).toMatchObject({
      action: 'reassign',
      by: { code: steps.ZHENG_KAI },
      forWhom: { code: steps.TAN_YONG },
    })
    await revoke(manager, id)
    expect((await delegate.call(calls.rectificationDetail, { query: { id: order.id } })).status).toBe(404)
  })

  it("rejects granting one's own extension, even as a delegate of the manager", async () => {
    const auditor = await server.as(steps.FENG_XIAOLAN)
    const responsible = await server.as(steps.TAN_YONG)
    const manager = await server.as(steps.SHEN_LI)
    const now = server.clock.now()
    const order = await steps.issueOrder(auditor, steps.buildDraft(now))
    const text = '厂家到货推迟，没有替代型号，需要等待下一批次到货。'
    const requested = dataOf(
      await responsible.call(calls.askExtension, {
        body: { ...versionOf(order), newDue: steps.dayFrom(now, 40), reason: text, risk: text },
      }),
    )
    const id = await createDelegation(manager, {
      delegator: steps.SHEN_LI,
      delegate: steps.TAN_YONG,
      department: 'D0202',
      applications: ['safetyQuality'],
    })
    const { envelope } = await responsible.call(calls.decideExtension, {
      body: { ...versionOf(requested), granted: true, remark: '' },
    })
    expect(envelope.success).toBe(false)
    await revoke(manager, id)
  })
})
