import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import {
  agreeFlow,
  getFlowDetail,
  getFlowTrack,
  listFlowItems,
  listFlowRecords,
  refuseFlow,
  rejectFlow,
  submitFlow,
} from '@apron/contract/flow/flow.calls'
import { FLOW_REFUSALS } from '@apron/contract/flow/flow-refusals'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, decisionOf, detail, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const WHY = '单价高于市场，请重新询价'

const actsOf = async (person: PortalClient, insId: string) =>
  (await person.call(listFlowRecords, { query: { insId } })).envelope.data.map(
    ({ act, nodeId, by, isVoid }) => `${act} ${nodeId} ${by?.code ?? ''}${isVoid ? ' void' : ''}`,
  )
const countOf = async (person: PortalClient) => (await person.call(listFlowItems)).envelope.data.total

/** Reads the states of a person's messages with this text. */
const messagesAbout = async (db: Kysely<unknown>, text: string, userCode: string) => {
  const { rows } = await sql<{ done: number }>`
    select r.handle_status as done
      from message_recipient r join message m on m.id = r.message_id
     where r.user_code = ${userCode} and strpos(m.content_zh, ${text}) > 0 order by m.created_at`.execute(db)
  return rows
}

describeOnStores('processes', store => {
  /** Sets the rate of the US dollar, confirmed by a second administrator. */
  const usd = (rate: string) =>
    sql`update dictionary_entry set name_zh = ${rate}, name_en = ${rate}
         where directory_code = 'FX_RATE' and value = 'USD'`.execute(store.database.kysely)

  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  let qin: PortalClient
  let luo: PortalClient
  let stranger: PortalClient

  beforeAll(async () => {
    ;[ding, fan, qin, luo, stranger] = await Promise.all([
      server.as('100402'),
      server.as('100401'),
      server.as('100701'),
      server.as('100006'),
      server.as('100305'),
    ])
  })

  it('[FLOW-02, FLOW-06] needs three approvals for 505,000, and the record shows them', async () => {
    const insId = await startRequest(ding, '505000.00')
    for (const person of [fan, qin, luo]) {
      expect(await tasksOf(person, insId)).toHaveLength(1)
      expect(await agree(person, insId)).toMatchObject({ code: 200 })
      expect(await tasksOf(person, insId)).toEqual([])
    }
    expect((await detail(ding, insId)).state).toBe('agreed')
    expect(await actsOf(ding, insId)).toEqual([
      'submit Start 100402',
      'agree N1 100401',
      'agree N2 100701',
      'agree N3 100006',
    ])
    const { data } = (await ding.call(getFlowTrack, { query: { insId } })).envelope
    expect(data.passed).toEqual(expect.arrayContaining(['N1', 'N2', 'N3']))
    expect(data.current).toEqual([])
  })

  it('[FLOW-06] passes every node again after a rejected request is reworked', async () => {
    const insId = await startRequest(ding, '70000.00')
    await agree(fan, insId)
    const rejected = await qin.call(rejectFlow, { body: await decisionOf(qin, insId, WHY) })
    expect(rejected.envelope.data).toMatchObject({ state: 'rejected' })
    expect(await tasksOf(ding, insId, 'handle')).toHaveLength(1)
    expect(await actsOf(ding, insId)).toEqual(expect.arrayContaining(['agree N1 100401 void']))
    const { values } = await detail(ding, insId)
    const body = { ...(await decisionOf(ding, insId)), values }
    expect((await ding.call(submitFlow, { body })).envelope.data).toMatchObject({ state: 'running' })
    expect(await tasksOf(fan, insId)).toHaveLength(1)
    expect(await tasksOf(qin, insId)).toEqual([])
  })

  it('[FLOW-16] uses a changed rate from the next submission on, never for running processes', async () => {
    const inUsd = () => startRequest(ding, '7000.00', { currency: 'USD' })
    const [runs, isRejected] = [await inUsd(), await inUsd()]
    expect((await detail(ding, runs)).values).toMatchObject({ amountCny: '49700.00' })
    await usd('8.00')
    try {
      // Below the first threshold at the rate of its submission: purchasing decides alone.
      await agree(fan, runs)
      expect(await detail(ding, runs)).toMatchObject({ state: 'agreed', values: { amountCny: '49700.00' } })

      await fan.call(rejectFlow, { body: await decisionOf(fan, isRejected, WHY) })
      const { values } = await detail(ding, isRejected)
      expect(values).toMatchObject({ amountCny: '49700.00' })
      const body = { ...(await decisionOf(ding, isRejected)), values }
      expect((await ding.call(submitFlow, { body })).envelope.code).toBe(200)
      expect((await detail(ding, isRejected)).values).toMatchObject({ amountCny: '56000.00' })
      await agree(fan, isRejected)
      expect(await tasksOf(qin, isRejected)).toHaveLength(1)
    } finally {
      await usd('7.10')
    }
  })

  it('[FLOW-06] ends with a refusal and rejects further decisions', async () => {
    const insId = await startRequest(ding, '30000.00')
    const body = await decisionOf(fan, insId, WHY)
    expect((await fan.call(refuseFlow, { body })).envelope.data).toMatchObject({ state: 'refused' })
    expect((await fan.call(refuseFlow, { body })).envelope.data).toMatchObject({ state: 'refused' })
    expect((await fan.call(agreeFlow, { body })).envelope.msg).toBe(FLOW_REFUSALS.alreadyRefused.zh)
    expect((await detail(ding, insId)).actions).toEqual([])
  })

  it('[FLOW-09] notifies the next approver and the initiator; a decided task is done in its message too', async () => {
    const insId = await startRequest(ding, '70000.00', { prNo: 'PR-TOLD' })
    expect(await messagesAbout(store.database.kysely, 'PR-TOLD', '100401')).toMatchObject([{ done: 0 }])
    expect(await messagesAbout(store.database.kysely, 'PR-TOLD', '100701')).toEqual([])
    await agree(fan, insId)
    expect(await messagesAbout(store.database.kysely, 'PR-TOLD', '100401')).toMatchObject([{ done: 1 }])
    expect(await messagesAbout(store.database.kysely, 'PR-TOLD', '100701')).toMatchObject([{ done: 0 }])
    const outcome = '你发起的采购申请金额审批已同意'
    const before = await messagesAbout(store.database.kysely, outcome, '100402')
    await agree(qin, insId)
    const after = await messagesAbout(store.database.kysely, outcome, '100402')
    expect(after).toEqual([...before, { done: 0 }])
  })

  it('[FLOW-08] lowers the to-do count with a decision', async () => {
    const insId = await startRequest(ding, '30000.00')
    const before = await countOf(fan)
    await agree(fan, insId)
    expect(await countOf(fan)).toBe(before - 1)
  })

  describe('outsiders', () => {
    it('[FLOW-06] cannot read or decide a process', async () => {
      const insId = await startRequest(ding, '30000.00')
      const body = await decisionOf(fan, insId, WHY)
      for (const call of [agreeFlow, rejectFlow, refuseFlow]) {
        expect((await stranger.call(call, { body })).envelope.code).toBe(SERVER_ERRORS.notFound.code)
        expect((await ding.call(call, { body })).envelope.code).toBe(SERVER_ERRORS.notFound.code)
      }
      const read = await stranger.call(getFlowDetail, { query: { insId } })
      expect(read.envelope.code).toBe(SERVER_ERRORS.notFound.code)
      expect((await detail(ding, insId)).state).toBe('running')
    })
  })
})
