import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { FLOW_HANDS } from '@apron/contract/flow/flow'
import {
  agreeFlow,
  listFlowItems,
  listFlowRecords,
  pageCompletedFlowTasks,
} from '@apron/contract/flow/flow.calls'
import { FLOW_REFUSALS } from '@apron/contract/flow/flow-refusals'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { sendOperations } from '@apron/contract/operations/operation.calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { delegationsTo } from '../../../src/features/organisation/organisation.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { demand, demandLine } from '../../support/flow/demo-forms.ts'
import { agree, decisionOf, detail, start, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import {
  createDelegation,
  detailsOf,
  dropDelegations,
  revoke,
  setDelegationEnd,
} from '../../support/steps/delegation-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const [TAN, ZHENG, LI, FAN, QIN] = ['100303', '100307', '100305', '100401', '100701']
/** Delegation of MANAGER from 谭勇 to 郑凯 for material supply; it includes the foreman post. */
const TO_ZHENG = {
  delegator: TAN,
  delegate: ZHENG,
  applications: ['amsp'],
  department: 'D0501',
  name: '外出培训',
}

async function startDemand(person: PortalClient): Promise<string> {
  const wdNo = `WD-${randomUUID().slice(0, 8)}`
  const { data, msg } = await start(person, 'wsDemandApply', demand([demandLine('4', '100.00')], { wdNo }))
  return data?.insId ?? expect.fail(`it was not started: ${msg}`)
}

const countOf = async (person: PortalClient) => (await person.call(listFlowItems)).envelope.data.total
const versionOf = async (person: PortalClient) => (await person.call(whatChanged)).envelope.data.tasks
const records = async (person: PortalClient, insId: string) =>
  (await person.call(listFlowRecords, { query: { insId } })).envelope.data
const doneOf = async (person: PortalClient, insId: string, hand?: (typeof FLOW_HANDS)[number]) =>
  (
    await person.call(pageCompletedFlowTasks, {
      body: { current: 1, size: 200, queryCriteria: hand === undefined ? {} : { hand } },
    })
  ).envelope.data.records.filter(row => row.insId === insId)

describeOnStores('processes under a delegation', store => {
  const server = serverOn(store)
  let tan: PortalClient
  let zheng: PortalClient
  let li: PortalClient
  let fan: PortalClient
  let ding: PortalClient
  let qin: PortalClient
  const db = () => store.database.kysely

  beforeAll(async () => {
    await dropDelegations(db())
    ;[tan, zheng, li, fan, ding, qin] = await Promise.all([
      server.as(TAN),
      server.as(ZHENG),
      server.as(LI),
      server.as(FAN),
      server.as('100402'),
      server.as(QIN),
    ])
  })
  afterEach(() => dropDelegations(db()))

  const openMessages = async (userCode: string, insId: string) => {
    const { rows } = await sql<{ text: string }>`
      select m.content_zh as text from message_recipient r join message m on m.id = r.message_id
       where r.user_code = ${userCode} and m.task like ${`flow:${insId}-%`} and r.handle_status = 0
       order by m.created_at`.execute(db())
    return rows.map(({ text }) => text)
  }

  /** Returns the person on whose behalf the operation log records the last decision, as the browser reports it. */
  async function loggedFor(person: PortalClient): Promise<(string | null)[]> {
    await sql`delete from operation_log`.execute(db())
    const call = `${agreeFlow.method} ${agreeFlow.path}`
    const entries = [{ kind: 'write' as const, page: '/flow/scheduleTaskDetail', ago: 0, call, done: true }]
    await person.call(sendOperations, { body: { entries } })
    const { rows } = await sql<{ for_code: string | null }>`select for_code from operation_log`.execute(db())
    return rows.map(({ for_code }) => for_code)
  }

  describe('scenario 4 of the work flow', () => {
    it('[DEL-05, FLOW-38] shows both a demand of the department; a decision of the delegate removes it for both, and the record names both', async () => {
      const id = await createDelegation(tan, TO_ZHENG)
      const before = [await versionOf(tan), await versionOf(zheng)]
      const insId = await startDemand(li)
      expect(await tasksOf(tan, insId)).toMatchObject([{ forWhom: null }])
      expect(await tasksOf(zheng, insId)).toMatchObject([{ forWhom: { code: TAN, name: '谭勇' } }])
      const seen = [await versionOf(tan), await versionOf(zheng)]
      expect([seen[0] === before[0], seen[1] === before[1]]).toEqual([false, false])

      expect(await agree(zheng, insId)).toMatchObject({ code: 200 })
      expect([await tasksOf(tan, insId), await tasksOf(zheng, insId)]).toEqual([[], []])
      expect((await records(li, insId)).at(-1)).toMatchObject({
        act: 'agree',
        by: { code: ZHENG, name: '郑凯' },
        forWhom: { code: TAN, name: '谭勇' },
      })
      const english = await server.as(LI)
      english.language = 'en'
      expect((await records(english, insId)).at(-1)).toMatchObject({
        by: { name: 'Zheng Kai' },
        forWhom: { name: 'Tan Yong' },
      })
      // Both find it among the decided ones: the delegator sees the acts on their behalf.
      const done = { outcome: 'agree', by: { code: ZHENG }, forWhom: { code: TAN } }
      expect(await doneOf(tan, insId)).toMatchObject([done])
      expect(await doneOf(zheng, insId)).toMatchObject([done])
      const found = async (person: PortalClient) =>
        await Promise.all(FLOW_HANDS.map(async hand => (await doneOf(person, insId, hand)).length))
      expect(await found(zheng)).toEqual([0, 1, 0])
      expect(await found(tan)).toEqual([0, 0, 1])
      const { acts } = (await detailsOf(tan, id)).data
      expect(acts).toMatchObject([{ by: { code: ZHENG } }])
      expect(acts[0]?.what).toContain('同意：车间需求申请审批－WD-')
      expect(await loggedFor(zheng)).toEqual([TAN])
    })

    it('[DEL-05, FLOW-38] hides a demand from the delegate who started it', async () => {
      await createDelegation(tan, TO_ZHENG)
      const count = await countOf(zheng)
      const insId = await startDemand(zheng)
      expect(await tasksOf(tan, insId)).toHaveLength(1)
      expect([await tasksOf(zheng, insId), await countOf(zheng)]).toEqual([[], count])
      const { taskId, version, remark } = await decisionOf(tan, insId)
      const { envelope } = await zheng.call(agreeFlow, { body: { taskId, version, remark } })
      expect(envelope.code).toBe(SERVER_ERRORS.notFound.code)
      expect(await openMessages(ZHENG, insId)).toEqual([])
    })
  })

  describe('scenario 5 of the work flow', () => {
    it('[DEL-03, FLOW-38] returns the tasks to the delegator at once on a revocation', async () => {
      const id = await createDelegation(tan, TO_ZHENG)
      const insId = await startDemand(li)
      const body = await decisionOf(zheng, insId)
      const [count, version] = [await countOf(zheng), await versionOf(zheng)]
      expect((await revoke(tan, id)).data.state).toBe('revoked')
      expect([await tasksOf(zheng, insId), await countOf(zheng)]).toEqual([[], count - 1])
      expect(await versionOf(zheng)).not.toBe(version)
      expect((await zheng.call(agreeFlow, { body })).envelope.code).toBe(SERVER_ERRORS.notFound.code)
      expect(await agree(tan, insId)).toMatchObject({ code: 200 })
      expect((await records(li, insId)).at(-1)).toMatchObject({ by: { code: TAN }, forWhom: null })
      expect(await loggedFor(tan)).toEqual([null])
    })

    it('[DEL-04, FLOW-38] returns undecided tasks by itself when the delegation ends', async () => {
      const id = await createDelegation(tan, TO_ZHENG)
      const insId = await startDemand(li)
      const body = await decisionOf(zheng, insId)
      const version = await versionOf(zheng)
      await setDelegationEnd(db(), id, 0)
      expect(await tasksOf(zheng, insId)).toEqual([])
      expect(await versionOf(zheng)).not.toBe(version)
      expect((await zheng.call(agreeFlow, { body })).envelope.code).toBe(SERVER_ERRORS.notFound.code)
      expect(await tasksOf(tan, insId)).toMatchObject([{ forWhom: null }])
      expect((await detail(tan, insId)).actions).toContain('agree')
    })
  })

  it('[MSG-50] sends the delegate the task’s message, naming the delegator; it is done with the task', async () => {
    await createDelegation(tan, TO_ZHENG)
    const insId = await startDemand(li)
    const [own] = await openMessages(TAN, insId)
    expect(own).toMatch(/^车间需求申请审批－WD-/)
    expect(await openMessages(ZHENG, insId)).toEqual([`${own}（代 谭勇）`])
    await agree(tan, insId)
    expect([await openMessages(TAN, insId), await openMessages(ZHENG, insId)]).toEqual([[], []])
  })

  it('[MSG-50] sends no message to a delegate whose delegation excludes messages or covers another application', async () => {
    await createDelegation(tan, { ...TO_ZHENG, messages: 'none' })
    const insId = await startDemand(li)
    expect(await tasksOf(zheng, insId)).toHaveLength(1)
    expect(await openMessages(ZHENG, insId)).toEqual([])
    await dropDelegations(db())
    await createDelegation(tan, { ...TO_ZHENG, applications: ['workCard'] })
    const other = await startDemand(li)
    expect([await tasksOf(zheng, other), await openMessages(ZHENG, other)]).toEqual([[], []])
    expect(await tasksOf(tan, other)).toHaveLength(1)
  })

  it('[DEL-05, FLOW-39] rejects a second node decided on behalf of another person, but still asks the delegate at the own node', async () => {
    // 范立群 delegates MANAGER to 秦素芬, who decides at the node after his.
    await createDelegation(fan, { delegate: QIN, applications: ['amsp'] })
    const insId = await startRequest(ding, '70000.00')
    expect(await tasksOf(qin, insId)).toMatchObject([{ forWhom: { code: FAN } }])
    await agree(qin, insId)
    // Her own node still asks her, although she has just decided on his behalf.
    expect((await records(ding, insId)).map(({ note }) => note)).not.toContain('sameApprover')
    expect(await tasksOf(qin, insId)).toMatchObject([{ forWhom: null }])
  })

  it('[FLOW-38] answers a repeated decision of the delegate with the first result, and informs the slower delegator that it was decided', async () => {
    await createDelegation(tan, TO_ZHENG)
    const insId = await startDemand(li)
    const body = await decisionOf(tan, insId)
    const first = await zheng.call(agreeFlow, { body })
    expect((await zheng.call(agreeFlow, { body })).envelope).toMatchObject({
      code: 200,
      data: { insId: first.envelope.data.insId },
    })
    expect((await tan.call(agreeFlow, { body })).envelope.msg).toBe(FLOW_REFUSALS.alreadyAgreed.zh)
    expect((await records(li, insId)).filter(({ act }) => act === 'agree')).toHaveLength(1)
  })

  itConcurrently(store, '[DEL-03, FLOW-40] makes a revocation wait for a decision in progress', async () => {
    const id = await createDelegation(tan, TO_ZHENG)
    const asked: ReturnType<typeof revoke>[] = []
    let isRevoked = false
    await db()
      .transaction()
      .execute(async trx => {
        expect(await delegationsTo(trx, ZHENG, 'hold')).toMatchObject([{ delegator: TAN }])
        const asking = revoke(tan, id)
        asked.push(asking)
        void asking.then(() => (isRevoked = true))
        await vi.waitFor(async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity
             where wait_event_type = 'Lock' and query like '%"delegation"%'`.execute(db())
          expect(rows.length).toBeGreaterThan(0)
        }, 5_000)
        expect(isRevoked).toBe(false)
      })
    expect((await asked[0])?.data.state).toBe('revoked')
  })

  itConcurrently(store, '[DEL-03, FLOW-40] rejects a decision that waited for a revocation', async () => {
    const id = await createDelegation(tan, TO_ZHENG)
    const insId = await startDemand(li)
    const body = await decisionOf(zheng, insId)
    const deciding: Promise<{ envelope: { code: number } }>[] = []
    await db()
      .transaction()
      .execute(async trx => {
        await sql`
          update delegation set revoked_by = ${TAN}, revoked_at = statement_timestamp()
           where id::text = ${id}`.execute(trx)
        deciding.push(zheng.call(agreeFlow, { body }))
        await vi.waitFor(async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share of d%'`.execute(
            db(),
          )
          expect(rows.length).toBeGreaterThan(0)
        }, 5_000)
      })
    expect((await deciding[0])?.envelope.code).toBe(SERVER_ERRORS.notFound.code)
    expect(await tasksOf(tan, insId)).toHaveLength(1)
  })

  itConcurrently(
    store,
    '[DEL-03, FLOW-40] never records a decision after the revocation, in either order',
    async () => {
      for (let round = 0; round < 8; round += 1) {
        const id = await createDelegation(tan, TO_ZHENG)
        const insId = await startDemand(li)
        const body = await decisionOf(zheng, insId)
        const [decided, ended] = await Promise.all([zheng.call(agreeFlow, { body }), revoke(tan, id)])
        expect(ended.data.state).toBe('revoked')
        const isOpen = (await tasksOf(tan, insId)).length === 1
        expect([decided.envelope.code, isOpen]).toEqual(
          decided.envelope.code === 200 ? [200, false] : [SERVER_ERRORS.notFound.code, true],
        )
        const acts = (await detailsOf(tan, id)).data.acts
        expect(acts).toHaveLength(isOpen ? 0 : 1)
      }
    },
  )
})
