import { pageAdminOperations } from '@apron/contract/operations/admin-operation.calls'
import { sendOperations } from '@apron/contract/operations/operation.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { appServer } from '@apron/server/test/servers/app-server'
import {
  createDelegation,
  detailsOf,
  dropDelegations,
  revoke,
} from '@apron/server/test/steps/delegation-steps'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { fetchDetail, findOrderByTitle } from './check-order-steps.ts'

const SHEN_LI = '100103'
const CAO_JIANJUN = '100106'
const SUBMITTED = 'Quarterly storage check'

const approve = async (person: PortalClient, order: { readonly id: string; readonly version: number }) =>
  await person.call(calls.approveCheck, { body: { id: order.id, version: order.version, remark: '' } })

describeOnStores('check orders under a delegation', store => {
  const server = appServer(store, plugin)
  let manager: PortalClient
  let delegate: PortalClient
  const db = () => store.database.kysely
  const delegateTo = (to: string) =>
    createDelegation(manager, {
      delegator: SHEN_LI,
      delegate: to,
      department: 'D0202',
      applications: ['safetyQuality'],
    })

  beforeAll(async () => {
    await dropDelegations(db())
    manager = await server.as(SHEN_LI)
    delegate = await server.as(CAO_JIANJUN)
    for (const person of [manager, delegate]) person.language = 'en'
  })

  it('[DEL-04] lets a delegate approve only while the delegation lasts', async () => {
    const order = await findOrderByTitle(delegate, SUBMITTED)
    expect((await approve(delegate, order)).status).toBe(403)
    const id = await delegateTo(CAO_JIANJUN)
    expect((await fetchDetail(delegate, order.id)).actions).toContain('approve')
    await revoke(manager, id)
    expect((await fetchDetail(delegate, order.id)).actions).not.toContain('approve')
    expect((await approve(delegate, order)).status).toBe(403)
    expect((await fetchDetail(manager, order.id)).status).toBe('SUBMITTED')
  })

  it('[ADM-96] rejects approval by the lead, even under a delegation', async () => {
    const order = await findOrderByTitle(manager, SUBMITTED)
    const { code } = order.leadChecker
    const id = await delegateTo(code)
    const lead = await server.as(code)
    expect((await approve(lead, order)).envelope.success).toBe(false)
    expect((await fetchDetail(manager, order.id)).status).toBe('SUBMITTED')
    await revoke(manager, id)
  })

  it('[ADM-96] records on whose behalf a delegate acted in the history, the log and the details of the delegation', async () => {
    const id = await delegateTo(CAO_JIANJUN)
    const order = await findOrderByTitle(delegate, SUBMITTED)
    expect((await approve(delegate, order)).envelope.success).toBe(true)
    const { history } = await fetchDetail(manager, order.id)
    expect(history[0]).toMatchObject({
      action: 'approve',
      by: { code: CAO_JIANJUN, name: 'Cao Jianjun' },
      forWhom: { code: SHEN_LI, name: 'Shen Li' },
    })
    expect(history[1]).not.toHaveProperty('forWhom')
    const { acts } = (await detailsOf(manager, id)).data
    expect(acts).toMatchObject([{ by: { code: CAO_JIANJUN } }])
    expect(acts).toHaveLength(1)

    const call = `POST ${calls.approveCheck.path}`
    const page = '/safetyQuality/checkedResult'
    await delegate.call(sendOperations, {
      body: { entries: [{ kind: 'write', page, ago: 0, call, done: true }] },
    })
    await delegate.call(sendOperations, { body: { entries: [{ kind: 'visit', page, ago: 0 }] } })
    const admin = await server.as('100001')
    admin.language = 'en'
    const body = { current: 1, size: 10, queryCriteria: { person: CAO_JIANJUN } }
    const { records } = (await admin.call(pageAdminOperations, { body })).envelope.data
    expect(records.map(({ kind, userName }) => [kind, userName])).toEqual(
      expect.arrayContaining([
        ['write', 'Cao Jianjun (for Shen Li)'],
        ['visit', 'Cao Jianjun'],
      ]),
    )
  })
})
