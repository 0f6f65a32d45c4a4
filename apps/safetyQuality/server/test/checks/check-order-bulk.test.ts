import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { fetchDetail, findOrderByTitle } from './check-order-steps.ts'

const SHEN_LI = '100103'
const FENG_XIAOLAN = '100104'
const XU_WEIDONG = '100105'
const SUBMITTED = 'Quarterly storage check'
const IN_PROGRESS = 'Monthly tool control check'

describeOnStores('decisions on several check orders', store => {
  const server = appServer(store, plugin)

  async function findOrders() {
    const reader = await server.as(FENG_XIAOLAN)
    const [submitted, inProgress] = [
      await findOrderByTitle(reader, SUBMITTED),
      await findOrderByTitle(reader, IN_PROGRESS),
    ]
    return [submitted, inProgress].map(({ id, version }) => ({ id, version }))
  }
  const fetchStates = async (orders: readonly { readonly id: string }[]) => {
    const reader = await server.as(FENG_XIAOLAN)
    return await Promise.all(orders.map(async ({ id }) => (await fetchDetail(reader, id)).status))
  }

  it('[LIST-07] rejects the whole call without the permission, and an order that the caller led', async () => {
    const orders = await findOrders()
    const body = { orders, remark: '' }
    expect((await server.client().call(calls.approveChecks, { body })).status).toBe(401)
    const reader = await server.as('100305')
    expect((await reader.call(calls.approveChecks, { body })).status).toBe(403)
    expect((await reader.call(calls.returnChecks, { body: { orders, reason: 'Not complete' } })).status).toBe(
      403,
    )
    const lead = await server.as(XU_WEIDONG)
    const own = await lead.call(calls.approveChecks, { body })
    // Without the permission the call is rejected, with it only the row.
    if (own.status === 200) expect(own.envelope.data[0]).toMatchObject({ id: orders[0]?.id, done: false })
    else expect(own.status).toBe(403)
    expect(await fetchStates(orders)).toEqual(['SUBMITTED', 'IN_PROGRESS'])
  })

  it('[LIST-07] rejects a short reason, an empty list and more than a hundred orders', async () => {
    const manager = await server.as(SHEN_LI)
    const orders = await findOrders()
    const many = Array.from({ length: 101 }, () => ({ id: 'x', version: 1 }))
    const wrong = [
      await manager.call(calls.returnChecks, { body: { orders, reason: 'No' } }),
      await manager.call(calls.approveChecks, { body: { orders: [] } }),
      await manager.call(calls.approveChecks, { body: { orders: many } }),
    ]
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(await fetchStates(orders)).toEqual(['SUBMITTED', 'IN_PROGRESS'])
  })

  it('[LIST-07] decides on each order separately and reports the result of each: returned, rejected or not found', async () => {
    const manager = await server.as(SHEN_LI)
    manager.language = 'en'
    const orders = await findOrders()
    const unknown = { id: 'no-such-order', version: 1 }
    const body = { orders: [...orders.toReversed(), unknown], reason: 'Please look again.' }
    const { envelope } = await manager.call(calls.returnChecks, { body })
    expect(envelope.data).toEqual([
      { id: orders[1]?.id, done: false, msg: SERVER_ERRORS.notAllowedInState.en },
      { id: orders[0]?.id, done: true, msg: '' },
      { id: 'no-such-order', done: false, msg: expect.any(String) },
    ])
    expect(await fetchStates(orders)).toEqual(['RETURNED', 'IN_PROGRESS'])
    const [line] = (await fetchDetail(manager, orders[0]?.id ?? '')).history
    expect(line).toMatchObject({ action: 'return', remark: 'Please look again.' })
  })

  it('[LIST-07] rejects an order that others changed since it was selected', async () => {
    const manager = await server.as(SHEN_LI)
    const [order] = await findOrders()
    const body = { orders: [{ id: order?.id ?? '', version: (order?.version ?? 0) + 7 }] }
    const [result] = (await manager.call(calls.approveChecks, { body })).envelope.data
    expect(result?.done).toBe(false)
  })
})
