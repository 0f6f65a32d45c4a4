import { randomUUID } from 'node:crypto'
import {
  agreeFlow,
  listFlowRecords,
  refuseFlow,
  startFlow,
  withdrawFlow,
} from '@apron/contract/flow/flow.calls'
import { FLOW_REFUSALS } from '@apron/contract/flow/flow-refusals'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { purchaseRequest } from '../../support/flow/demo-forms.ts'
import { decisionOf, detail, startRequest } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { createDelegation, dropDelegations } from '../../support/steps/delegation-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const ROUNDS = 6
const WHY = '单价高于市场，请重新询价'
const [FAN, REN] = ['100401', '100404']

describeOnStores('simultaneous decisions', store => {
  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  let ren: PortalClient

  beforeAll(async () => {
    ding = await server.as('100402')
    fan = await server.as(FAN)
    ren = await server.as(REN)
    await createDelegation(fan, {
      delegator: FAN,
      delegate: REN,
      applications: ['amsp'],
      department: 'D08',
      name: '外出培训',
    })
  })
  afterAll(() => dropDelegations(store.database.kysely))

  const actsOf = async (insId: string) =>
    (await ding.call(listFlowRecords, { query: { insId } })).envelope.data.map(({ act }) => act)

  it('[FLOW-22] return the first decision to a second caller with a different one', async () => {
    const insId = await startRequest(ding, '70000.00')
    const body = await decisionOf(fan, insId, WHY)
    expect((await fan.call(agreeFlow, { body })).envelope.code).toBe(200)
    const second = await ren.call(refuseFlow, { body })
    expect(second.envelope).toMatchObject({ code: 409, msg: FLOW_REFUSALS.alreadyAgreed.zh })
    expect(await actsOf(insId)).toEqual(['submit', 'agree'])
  })

  itConcurrently(
    store,
    `[FLOW-22] count one of two people’s decisions about one task, ${ROUNDS} times`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const insId = await startRequest(ding, '70000.00')
        const body = await decisionOf(fan, insId, WHY)
        const answers = await Promise.all([
          fan.call(agreeFlow, { body }),
          ren.call(refuseFlow, { body }),
          fan.call(agreeFlow, { body }),
        ])
        const [agreed, refused, again] = answers.map(({ envelope }) => envelope.code)
        expect([agreed, refused]).toEqual(expect.arrayContaining([200, 409]))
        expect(again).toBe(agreed)
        expect(await actsOf(insId)).toEqual(['submit', agreed === 200 ? 'agree' : 'refuse'])
      }
    },
  )

  itConcurrently(store, '[FLOW-22] count one of a withdrawal and a decision', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const insId = await startRequest(ding, '70000.00')
      const body = await decisionOf(fan, insId)
      const answers = await Promise.all([
        ding.call(withdrawFlow, { body: { insId } }),
        fan.call(agreeFlow, { body }),
      ])
      const [withdrawn, agreed] = answers.map(({ envelope }) => envelope.code)
      expect(new Set([withdrawn, agreed])).toEqual(new Set([200, 409]))
      const { state } = await detail(ding, insId)
      expect(state).toBe(agreed === 200 ? 'running' : 'withdrawn')
    }
  })

  itConcurrently(store, '[FLOW-22] start a request once that is sent twice', async () => {
    const serial = (await ding.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
    const id = randomUUID()
    const values = purchaseRequest('30000.00', { prNo: `PR-${id.slice(0, 8)}` })
    const body = { id, templateId: 'prAmount:1', serial, values }
    const answers = await Promise.all([1, 2, 3].map(() => ding.call(startFlow, { body })))
    expect(answers.map(({ envelope }) => envelope.data)).toEqual(
      answers.map(() => ({ insId: id, state: 'running' })),
    )
    expect(await actsOf(id)).toEqual(['submit'])
  })
})
