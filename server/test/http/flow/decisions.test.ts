import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import {
  addFlowApprover,
  agreeFlow,
  getFlowDetail,
  getFlowTrack,
  listFlowRecords,
  pageFlowTasks,
  refuseFlow,
  rejectFlow,
  submitFlow,
  transferFlow,
  withdrawFlow,
} from '@apron/contract/flow/flow.calls'
import { FLOW_REFUSALS, type FlowRefusalName } from '@apron/contract/flow/flow-refusals'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, decisionOf, detail, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const [DING, FAN, LUO, WEN] = ['100402', '100401', '100006', '100305']
const WHY = '单价高于市场，请重新询价'
const refusal = (name: FlowRefusalName) => ({ code: 409, msg: FLOW_REFUSALS[name].zh, success: false })

type Decision = Awaited<ReturnType<typeof decisionOf>>

const CALLS = { agree: agreeFlow, reject: rejectFlow, refuse: refuseFlow } as const
type Act = keyof typeof CALLS

const decide = async (person: PortalClient, act: Act, body: Decision) =>
  (await person.call(CALLS[act], { body })).envelope
const hand = async (person: PortalClient, body: Decision & { readonly to: string }) =>
  (await person.call(transferFlow, { body })).envelope
const add = async (person: PortalClient, body: Decision & { readonly to: string }) =>
  (await person.call(addFlowApprover, { body })).envelope
const withdraw = async (person: PortalClient, insId: string) =>
  (await person.call(withdrawFlow, { body: { insId } })).envelope
const recordsOf = async (person: PortalClient, insId: string) =>
  (await person.call(listFlowRecords, { query: { insId } })).envelope.data

/** Pairs of decisions by one person about one task, with the expected error of the second. */
const SECOND: readonly (readonly [Act, Act, FlowRefusalName])[] = [
  ['agree', 'reject', 'alreadyAgreed'],
  ['agree', 'refuse', 'alreadyAgreed'],
  ['reject', 'agree', 'alreadyRejected'],
  ['reject', 'refuse', 'alreadyRejected'],
  ['refuse', 'agree', 'alreadyRefused'],
  ['refuse', 'reject', 'alreadyRefused'],
]

describeOnStores('decisions', store => {
  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  let qin: PortalClient
  let luo: PortalClient
  let stranger: PortalClient

  beforeAll(async () => {
    ;[ding, fan, qin, luo, stranger] = await Promise.all([
      server.as(DING),
      server.as(FAN),
      server.as('100701'),
      server.as(LUO),
      server.as(WEN),
    ])
  })

  /** Starts a request and prepares the manager's decision at the first node. */
  async function begun(amount = '70000.00') {
    const insId = await startRequest(ding, amount)
    return { insId, body: await decisionOf(fan, insId, WHY) }
  }

  describe('a second decision', () => {
    it.each(['agree', 'reject', 'refuse'] as const)(
      '[FLOW-06, FLOW-18] the same %s by the same person gets the first result and changes nothing',
      async act => {
        const { insId, body } = await begun()
        const first = await decide(fan, act, body)
        const records = await recordsOf(ding, insId)
        const second = await decide(fan, act, body)
        expect(first.code).toBe(200)
        expect(second).toMatchObject({ code: 200, data: { insId, state: first.data.state } })
        expect(await recordsOf(ding, insId)).toEqual(records)
      },
    )

    it.each(SECOND)('[FLOW-06, FLOW-18] after %s is rejected as %s: %s', async (first, second, name) => {
      const { insId, body } = await begun()
      await decide(fan, first, body)
      const records = await recordsOf(ding, insId)
      expect(await decide(fan, second, body)).toMatchObject(refusal(name))
      expect(await recordsOf(ding, insId)).toEqual(records)
    })

    it('[FLOW-18] is rejected in English too', async () => {
      const { body } = await begun()
      await decide(fan, 'agree', body)
      const english = fan.copy()
      english.language = 'en'
      expect((await decide(english, 'refuse', body)).msg).toBe(FLOW_REFUSALS.alreadyAgreed.en)
    })

    it('[FLOW-18] is rejected after the process was withdrawn', async () => {
      const { insId, body } = await begun()
      await withdraw(ding, insId)
      expect(await decide(fan, 'agree', body)).toMatchObject(refusal('alreadyWithdrawn'))
    })

    it('[FLOW-18] to another node counts as a different decision', async () => {
      const { insId } = await begun()
      await agree(fan, insId)
      const body = await decisionOf(qin, insId, WHY)
      await decide(qin, 'reject', body)
      const answer = await qin.call(rejectFlow, { body: { ...body, to: 'N1' } })
      expect(answer.envelope).toMatchObject(refusal('alreadyRejected'))
    })

    it('[FLOW-18] about a task of an earlier round gets the result of that task', async () => {
      const { insId, body } = await begun()
      await decide(fan, 'reject', body)
      await ding.call(submitFlow, { body: { ...(await decisionOf(ding, insId)), values: {} } })
      expect((await detail(ding, insId)).state).toBe('running')
      expect(await decide(fan, 'agree', body)).toMatchObject(refusal('alreadyRejected'))
      expect(await tasksOf(fan, insId)).toHaveLength(1)
    })

    it('[FLOW-18] continues once when resubmitted twice', async () => {
      const { insId, body } = await begun()
      await decide(fan, 'reject', body)
      const rework = { ...(await decisionOf(ding, insId)), values: {} }
      for (const _ of ['first', 'second']) {
        expect((await ding.call(submitFlow, { body: rework })).envelope).toMatchObject({ code: 200 })
      }
      expect((await recordsOf(ding, insId)).filter(({ act }) => act === 'resubmit')).toHaveLength(1)
      expect(await tasksOf(fan, insId)).toHaveLength(1)
    })
  })

  describe('the content of a decision', () => {
    it.each(['reject', 'refuse'] as const)(
      '[FLOW-06] needs a reason of 5 to 300 characters for %s',
      async act => {
        const { insId, body } = await begun()
        expect(await decide(fan, act, { ...body, remark: '  太贵了  ' })).toMatchObject(
          refusal('remarkNeeded'),
        )
        expect((await decide(fan, act, { ...body, remark: '贵'.repeat(301) })).code).not.toBe(200)
        expect((await detail(ding, insId)).state).toBe('running')
        expect((await decide(fan, act, { ...body, remark: '贵'.repeat(300) })).code).toBe(200)
      },
    )

    it('[FLOW-18] is rejected if the form has changed meanwhile', async () => {
      const { insId, body } = await begun()
      const late = { ...body, version: body.version + 1 }
      expect((await decide(fan, 'agree', late)).code).toBe(SERVER_ERRORS.conflict.code)
      expect(await tasksOf(fan, insId)).toHaveLength(1)
    })

    it('[FLOW-17] changes only the fields of its node', async () => {
      const { insId } = await begun()
      await agree(fan, insId)
      const body = await decisionOf(qin, insId)
      for (const values of [{ totalAmount: '1.00' }, { notThere: '1' }]) {
        const { envelope } = await qin.call(agreeFlow, { body: { ...body, values } })
        expect(envelope).toMatchObject({
          code: SERVER_ERRORS.fieldWrong.code,
          data: { field: Object.keys(values)[0] },
        })
      }
      const values = { budgetCode: 'B-2026-7', amountCny: '1.00' }
      expect((await qin.call(agreeFlow, { body: { ...body, values } })).envelope.code).toBe(200)
      expect((await detail(ding, insId)).values).toMatchObject({
        budgetCode: 'B-2026-7',
        amountCny: '70000.00',
      })
    })
  })

  describe('returning to a node', () => {
    it('[FLOW-06, FLOW-12] that was passed voids its decision, which is made again', async () => {
      const { insId } = await begun('505000.00')
      await agree(fan, insId)
      await agree(qin, insId)
      const body = await decisionOf(luo, insId, WHY)
      expect((await detail(luo, insId)).task?.backTo.map(({ nodeId }) => nodeId)).toEqual(['N1', 'N2'])
      const refused = await luo.call(rejectFlow, { body: { ...body, to: 'N4' } })
      expect(refused.envelope).toMatchObject(refusal('notReturnable'))
      await luo.call(rejectFlow, { body: { ...body, to: 'N2' } })
      expect((await recordsOf(ding, insId)).map(({ nodeId, isVoid }) => `${nodeId} ${isVoid}`)).toEqual([
        'Start false',
        'N1 false',
        'N2 true',
        'N3 false',
      ])
      expect(await tasksOf(qin, insId)).toHaveLength(1)
      expect(await tasksOf(fan, insId)).toEqual([])
      expect((await detail(ding, insId)).state).toBe('running')
    })
  })

  describe('handing over', () => {
    it('[FLOW-19] moves a task to another person who may decide it, exclusively', async () => {
      const { insId, body } = await begun()
      expect(await hand(fan, { ...body, to: LUO })).toMatchObject({ code: 200 })
      expect(await hand(fan, { ...body, to: LUO })).toMatchObject({ code: 200 })
      expect(await tasksOf(fan, insId)).toEqual([])
      expect(await tasksOf(luo, insId)).toHaveLength(1)
      expect(await decide(fan, 'agree', body)).toMatchObject(refusal('taskOver'))
      expect(await hand(fan, { ...body, to: FAN })).toMatchObject(refusal('taskOver'))
      expect((await recordsOf(ding, insId)).map(({ act }) => act)).toEqual(['submit', 'transfer'])
      expect(await agree(luo, insId)).toMatchObject({ code: 200 })
    })

    it('[FLOW-19] requires the agreement of an added person, who is added once', async () => {
      const { insId, body } = await begun('30000.00')
      for (const _ of ['first', 'second'])
        expect(await add(fan, { ...body, to: LUO })).toMatchObject({ code: 200 })
      expect(await tasksOf(luo, insId)).toHaveLength(1)
      await agree(fan, insId)
      expect((await detail(ding, insId)).state).toBe('running')
      await agree(luo, insId)
      expect((await detail(ding, insId)).state).toBe('agreed')
      expect((await recordsOf(ding, insId)).filter(({ act }) => act === 'addApprover')).toHaveLength(1)
    })

    it.each([
      ['the initiator', DING],
      ['a person who may not decide the node', WEN],
      ['the person who hands it over', FAN],
      ['an unknown person', '999999'],
    ])('[FLOW-19] is rejected for %s', async (_, to) => {
      const { insId, body } = await begun()
      expect(await hand(fan, { ...body, to })).toMatchObject(refusal('notForThisPerson'))
      expect(await add(fan, { ...body, to })).toMatchObject(refusal('notForThisPerson'))
      expect(await tasksOf(fan, insId)).toHaveLength(1)
    })

    it('[FLOW-19] is rejected for a person whose decision counted at another node', async () => {
      const { insId, body } = await begun()
      await hand(fan, { ...body, to: LUO })
      await agree(luo, insId)
      const atFinance = { ...(await decisionOf(qin, insId)), to: LUO }
      expect(await hand(qin, atFinance)).toMatchObject(refusal('notForThisPerson'))
      expect(await add(qin, atFinance)).toMatchObject(refusal('notForThisPerson'))
    })
  })

  describe('withdrawing', () => {
    it('[FLOW-20] lets the initiator withdraw before any decision; repeating it changes nothing', async () => {
      const { insId } = await begun()
      expect((await detail(ding, insId)).actions).toContain('withdraw')
      expect((await withdraw(ding, insId)).data).toMatchObject({ state: 'withdrawn' })
      expect((await withdraw(ding, insId)).data).toMatchObject({ state: 'withdrawn' })
      expect(await tasksOf(fan, insId)).toEqual([])
      expect((await recordsOf(ding, insId)).map(({ act }) => act)).toEqual(['submit', 'withdraw'])
    })

    it('[FLOW-20] is rejected for others, and for the initiator after a decision', async () => {
      const { insId } = await begun()
      expect((await withdraw(fan, insId)).code).toBe(SERVER_ERRORS.notFound.code)
      await agree(fan, insId)
      expect(await withdraw(ding, insId)).toMatchObject(refusal('decidedAlready'))
      expect((await detail(ding, insId)).actions).not.toContain('withdraw')
      expect(await tasksOf(qin, insId)).toHaveLength(1)
    })

    it('[FLOW-20] is allowed for a process that was returned', async () => {
      const { insId, body } = await begun()
      await decide(fan, 'reject', body)
      expect((await withdraw(ding, insId)).data).toMatchObject({ state: 'withdrawn' })
      expect(await tasksOf(ding, insId, 'handle')).toEqual([])
    })
  })

  describe('people outside of a process', () => {
    it('[FLOW-21] can neither read nor decide it under any id', async () => {
      const { insId, body } = await begun()
      const answers = await Promise.all([
        stranger.call(getFlowDetail, { query: { insId } }),
        stranger.call(getFlowDetail, { query: { taskId: body.taskId } }),
        stranger.call(getFlowDetail, { query: {} }),
        stranger.call(listFlowRecords, { query: { insId } }),
        stranger.call(getFlowTrack, { query: { insId } }),
        stranger.call(agreeFlow, { body }),
        stranger.call(submitFlow, { body: { ...body, values: {} } }),
        stranger.call(transferFlow, { body: { ...body, to: FAN } }),
        stranger.call(addFlowApprover, { body: { ...body, to: LUO } }),
        stranger.call(withdrawFlow, { body: { insId } }),
        fan.call(agreeFlow, { body: { ...body, taskId: `${insId}-99` } }),
        fan.call(agreeFlow, { body: { ...body, taskId: 'none' } }),
      ])
      expect(answers.map(({ envelope }) => envelope.code)).toEqual(
        answers.map(() => SERVER_ERRORS.notFound.code),
      )
      expect(await recordsOf(ding, insId)).toHaveLength(1)
    })

    it('[FLOW-21] cannot decide a later task either', async () => {
      const { body } = await begun()
      await decide(fan, 'agree', body)
      expect((await decide(stranger, 'agree', body)).code).toBe(SERVER_ERRORS.notFound.code)
      expect((await decide(ding, 'agree', body)).code).toBe(SERVER_ERRORS.notFound.code)
    })

    it('[FLOW-21] learn nothing without a token, or with an invalid one', async () => {
      const { insId, body } = await begun()
      for (const token of [null, Buffer.alloc(32, 7).toString('base64url')]) {
        const nobody = server.client()
        nobody.token = token
        const answers = await Promise.all([
          nobody.call(pageFlowTasks, { body: { current: 1, size: 10, queryCriteria: { tab: 'approve' } } }),
          nobody.call(getFlowDetail, { query: { insId } }),
          nobody.call(agreeFlow, { body }),
          nobody.call(withdrawFlow, { body: { insId } }),
        ])
        expect(answers.map(({ envelope }) => envelope.code)).toEqual(answers.map(() => 401))
      }
      expect(await tasksOf(fan, insId)).toHaveLength(1)
    })
  })
})
