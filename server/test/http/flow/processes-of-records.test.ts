import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { pageAdminFlows, resumeAdminFlow } from '@apron/contract/flow/admin-flow.calls'
import {
  agreeFlow,
  getFlowDetail,
  getFlowTrack,
  listFlowModels,
  listFlowRecords,
  pageStartedFlows,
  refuseFlow,
  rejectFlow,
  startFlow,
  submitFlow,
  withdrawFlow,
} from '@apron/contract/flow/flow.calls'
import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pluginServices } from '../../../src/app/plugins/plugin-services.ts'
import { allMessages } from '../../../src/app/wiring/all-messages.ts'
import { flowDeps } from '../../../src/app/wiring/flow-deps.ts'
import { retryDuePostings } from '../../../src/features/flow/flow.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { purchaseRequest } from '../../support/flow/demo-forms.ts'
import { agree, decisionOf, detail, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { getRequest, type StockPlugin, stockPlugin, submitRequest } from '../../support/flow/stock-plugin.ts'
import { serverOn, startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const OPERATOR = '100001'
const [DING, FAN, QIN, LUO] = ['100402', '100401', '100701', '100006']
/** People without a part in purchases: one may read requests through the test's application, the other may not. */
const [READER, STRANGER] = ['100305', '100303']
const WHY = '单价高于市场，请重新询价'

interface Submission {
  readonly kind?: string
  readonly total?: string
  readonly isBroken?: boolean
  readonly id?: string
}

async function submitted(person: PortalClient, submission: Submission = {}) {
  const { kind = 'prAmount', total = '30000.00', isBroken = false } = submission
  const id = submission.id ?? `PR-${randomUUID().slice(0, 8)}`
  const answer = await person.call(submitRequest, { body: { id, kind, total, isBroken } })
  return { id, insId: answer.envelope.data, ...answer }
}

/** Resubmits the form unchanged as the initiator. */
async function submitAgain(person: PortalClient, insId: string) {
  const { values } = await detail(person, insId)
  const body = { ...(await decisionOf(person, insId)), values }
  expect((await person.call(submitFlow, { body })).envelope.code).toBe(200)
}

const requestOf = async (person: PortalClient, id: string) =>
  (await person.call(getRequest, { query: { id } })).envelope

const kindsOf = async (person: PortalClient) =>
  (await person.call(listFlowModels, { body: {} })).envelope.data.map(({ kind }) => kind)

async function stateInList(person: PortalClient, insId: string) {
  const body = { current: 1, size: 200, queryCriteria: {} }
  const { data } = (await person.call(pageStartedFlows, { body })).envelope
  return data.records.find(row => row.insId === insId)?.state
}

describeOnStores('processes of records', store => {
  const stock = stockPlugin([READER])
  const server = serverOn(store, { plugins: [stock.plugin] })
  let ding: PortalClient
  let fan: PortalClient
  let qin: PortalClient
  let luo: PortalClient
  let operator: PortalClient

  beforeAll(async () => {
    ;[ding, fan, qin, luo, operator] = await Promise.all([
      server.as(DING),
      server.as(FAN),
      server.as(QIN),
      server.as(LUO),
      server.as(OPERATOR),
    ])
  })
  afterEach(() => {
    stock.fault = null
    stock.received.splice(0)
  })

  /** Dependencies of the retry job, which each server runs every minute. */
  const depsOf = ({ plugin }: Pick<StockPlugin, 'plugin'>, at: Pick<TestServer, 'clock'> = server) => {
    const db = store.database.kysely
    const services = pluginServices(db, at.clock, allMessages([plugin]), [plugin])
    return flowDeps(db, at.clock, services, [plugin])
  }
  /** Lets an operator retry the posting. */
  const resume = async (insId: string) =>
    (await operator.call(resumeAdminFlow, { body: { insId, remark: '单据已经可以写入' } })).envelope
  const unposted = async () => {
    const body = { current: 1, size: 200, queryCriteria: { trouble: 'posting' as const } }
    return (await operator.call(pageAdminFlows, { body })).envelope.data.records.map(({ insId }) => insId)
  }
  const retry = (of: Pick<StockPlugin, 'plugin'> = stock) =>
    retryDuePostings(depsOf(of), (_, error) => {
      throw error
    })

  describe('a process started together with a change of its record', () => {
    it('[FLOW-41] is rolled back with it', async () => {
      const { id, status } = await submitted(ding, { isBroken: true })
      expect(status).toBeGreaterThanOrEqual(500)
      expect((await requestOf(ding, id)).code).toBe(404)
      const { rows } = await sql`select 1 from flow_instance where record_id = ${id}`.execute(
        store.database.kysely,
      )
      expect(rows).toEqual([])
      const { insId } = await submitted(ding, { id })
      expect(await tasksOf(fan, insId)).toHaveLength(1)
      expect((await requestOf(ding, id)).data).toEqual({
        state: 'SUBMITTED',
        posted: 0,
        lines: ['IN_PR', 'IN_PR'],
        processes: [{ insId, serial: expect.stringMatching(/^AP-\d{4}-\d{6}$/), state: 'running' }],
      })
    })

    it('[FLOW-41] can use a template of its own', async () => {
      const { id, insId } = await submitted(ding, { kind: 'stockRelease' })
      expect(await detail(fan, insId)).toMatchObject({
        kind: 'stockRelease',
        process: '出库审批',
        businessKey: id,
      })
      await agree(fan, insId)
      expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 1 })
    })

    it('[FLOW-41] is rejected while one runs, and for people who may not start it', async () => {
      const { id } = await submitted(ding)
      expect((await submitted(ding, { id })).envelope.code).toBe(SERVER_ERRORS.flowRuns.code)
      expect((await requestOf(ding, id)).data.lines).toHaveLength(2)
      expect((await submitted(luo)).envelope.code).toBe(SERVER_ERRORS.forbidden.code)
      const refused = await server.client().call(submitRequest, {
        body: { id: 'PR-0', kind: 'prAmount', total: '1.00', isBroken: false },
      })
      expect(refused.status).toBe(401)
    })

    itConcurrently(
      store,
      '[FLOW-41] and one of two simultaneous starts for a record is rejected',
      async () => {
        const id = `PR-${randomUUID().slice(0, 8)}`
        await submitted(ding, { id })
        const { data } = await requestOf(ding, id)
        await ding.call(withdrawFlow, { body: { insId: data.processes[0]?.insId ?? '' } })
        const both = await Promise.all([submitted(ding, { id }), submitted(ding, { id })])
        expect(new Set(both.map(({ envelope }) => envelope.code))).toEqual(
          new Set([200, SERVER_ERRORS.flowRuns.code]),
        )
      },
    )
  })

  describe('an outcome, applied to the record in the transaction of the decision', () => {
    it('[FLOW-42] approves the request once after three agreed', async () => {
      const { id, insId } = await submitted(ding, { total: '505000.00' })
      for (const person of [fan, qin]) {
        await agree(person, insId)
        expect((await requestOf(ding, id)).data.state).toBe('SUBMITTED')
      }
      const decision = await decisionOf(luo, insId)
      for (const _ of ['once', 'sent again']) {
        expect((await luo.call(agreeFlow, { body: decision })).envelope.code).toBe(200)
      }
      expect((await requestOf(ding, id)).data).toMatchObject({
        state: 'APPROVED',
        posted: 1,
        lines: ['ORDERED', 'ORDERED'],
        processes: [{ state: 'agreed' }],
      })
      expect(stock.received).toEqual([
        expect.objectContaining({
          outcome: 'agreed',
          recordId: id,
          businessKey: id,
          by: LUO,
          initiator: DING,
        }),
      ])
    })

    it('[FLOW-42] opens the demand lines after a rejection, a resubmission and a refusal, and offers nothing', async () => {
      const { id, insId } = await submitted(ding, { total: '505000.00' })
      await agree(fan, insId)
      await qin.call(rejectFlow, { body: await decisionOf(qin, insId, WHY) })
      expect((await requestOf(ding, id)).data.state).toBe('REJECTED')
      expect((await submitted(ding, { id })).envelope.code).toBe(SERVER_ERRORS.flowRuns.code)
      await submitAgain(ding, insId)
      expect((await requestOf(ding, id)).data.state).toBe('SUBMITTED')
      await agree(fan, insId)
      await agree(qin, insId)
      await luo.call(refuseFlow, { body: await decisionOf(luo, insId, WHY) })
      expect((await requestOf(ding, id)).data).toMatchObject({
        state: 'REFUSED',
        lines: ['OPEN', 'OPEN'],
        processes: [{ state: 'refused' }],
      })
      expect((await detail(ding, insId)).actions).toEqual([])
      expect(stock.received.map(({ outcome }) => outcome)).toEqual(['rejected', 'resubmitted', 'refused'])
    })

    it('[FLOW-42] allows submitting again after a withdrawal', async () => {
      const { id, insId } = await submitted(ding)
      await ding.call(withdrawFlow, { body: { insId } })
      expect((await requestOf(ding, id)).data.state).toBe('DRAFT')
      const again = await submitted(ding, { id })
      expect((await requestOf(ding, id)).data.processes.map(each => each.insId)).toEqual([again.insId, insId])
    })

    itConcurrently(
      store,
      '[FLOW-42] is written in full or not at all when the server dies during the last decision',
      async () => {
        const { id, insId } = await submitted(ding)
        // Kills the connection in the middle of the transaction.
        stock.fault = async () => {
          await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction' and query like '%stock_line%'`.execute(
            store.database.kysely,
          )
          throw new Error('it is dead')
        }
        const { envelope } = await fan.call(agreeFlow, { body: await decisionOf(fan, insId) })
        expect(envelope.code).not.toBe(200)
        expect((await detail(ding, insId)).state).toBe('running')
        expect((await requestOf(ding, id)).data).toMatchObject({ state: 'SUBMITTED', posted: 0 })
        stock.fault = null
        expect(await agree(fan, insId)).toMatchObject({ code: 200 })
        expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 1 })
      },
    )
  })

  describe('an outcome that the record cannot apply', () => {
    it.each(['throws', 'breaksTransaction'] as const)(
      '[FLOW-43] does not undo the decision, is reported, and is posted once later (%s)',
      async fault => {
        const { id, insId } = await submitted(ding)
        stock.fault = fault
        expect(await agree(fan, insId)).toMatchObject({ code: 200 })
        expect((await detail(ding, insId)).state).toBe('postingFailed')
        expect(await stateInList(ding, insId)).toBe('postingFailed')
        const acts = (await ding.call(listFlowRecords, { query: { insId } })).envelope.data.map(
          ({ act }) => act,
        )
        expect(acts).toEqual(['submit', 'agree'])
        expect((await requestOf(ding, id)).data).toMatchObject({
          state: 'SUBMITTED',
          posted: 0,
          processes: [{ state: 'postingFailed' }],
        })
        expect(await notifiedOperators(insId)).toBe(1)
        // The record cannot be submitted again meanwhile.
        expect((await submitted(ding, { id })).envelope.code).toBe(SERVER_ERRORS.flowRuns.code)

        await retry()
        expect(stock.received).toHaveLength(1)
        server.clock.forward({ minutes: 1 })
        await retry()
        expect(stock.received).toHaveLength(2)
        // The second retry waits for two minutes.
        server.clock.forward({ minutes: 1 })
        await retry()
        expect(stock.received).toHaveLength(2)
        stock.fault = null
        server.clock.forward({ minutes: 1 })
        await retry()
        await retry()
        expect(stock.received).toHaveLength(3)
        expect((await detail(ding, insId)).state).toBe('agreed')
        expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 1 })
      },
    )

    it('[FLOW-43] can be retried by an operator at once, in the original order', async () => {
      const { id, insId } = await submitted(ding)
      stock.fault = 'throws'
      await fan.call(rejectFlow, { body: await decisionOf(fan, insId, WHY) })
      stock.fault = null
      await submitAgain(ding, insId)
      expect(await agree(fan, insId)).toMatchObject({ code: 200 })
      expect((await requestOf(ding, id)).data.state).toBe('SUBMITTED')
      stock.received.splice(0)
      stock.fault = 'throws'
      expect((await resume(insId)).data.state).toBe('postingFailed')
      stock.fault = null
      stock.received.splice(0)
      expect(await unposted()).toContain(insId)
      expect((await resume(insId)).data.state).toBe('agreed')
      expect(await unposted()).not.toContain(insId)
      // Nothing is left to retry.
      expect((await resume(insId)).code).not.toBe(200)
      expect(stock.received.map(({ outcome }) => outcome)).toEqual(['rejected', 'resubmitted', 'agreed'])
      expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 3 })
    })

    itConcurrently(
      store,
      '[FLOW-43] is posted once by two servers and an operator at the same time',
      async () => {
        const { id, insId } = await submitted(ding)
        stock.fault = 'throws'
        await agree(fan, insId)
        const other = stockPlugin()
        other.fault = 'throws'
        server.clock.forward({ minutes: 1 })
        // After a failure it is not due for the other server.
        await Promise.all([retry(), retry(other), retry(), retry(other)])
        expect(stock.received.length + other.received.length).toBe(2)
        other.fault = null
        stock.fault = null
        server.clock.forward({ minutes: 2 })
        await Promise.all([retry(), retry(other), resume(insId), resume(insId), retry(other)])
        expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 1 })
        expect(stock.received.length + other.received.length).toBe(3)
      },
    )
  })

  describe('readers of the record', () => {
    it('[FLOW-44] see path and decisions of its process; others do not', async () => {
      const { insId } = await submitted(ding)
      const [reader, stranger] = await Promise.all([server.as(READER), server.as(STRANGER)])
      const codesOf = (person: PortalClient) =>
        Promise.all([
          person.call(getFlowDetail, { query: { insId } }),
          person.call(listFlowRecords, { query: { insId } }),
          person.call(getFlowTrack, { query: { insId } }),
        ]).then(answers => answers.map(({ envelope }) => envelope.code))
      expect(await codesOf(reader)).toEqual([200, 200, 200])
      expect(await codesOf(stranger)).toEqual([404, 404, 404])
      expect(await codesOf(server.client())).toEqual([401, 401, 401])
      expect(await detail(reader, insId)).toMatchObject({ actions: [], task: null })
    })
  })

  describe('a kind whose application is not installed', () => {
    it('[FLOW-45] is run by the work flow; its application, once installed, takes over running and ended processes', async () => {
      const before = await startTestServer(store.database, { plugins: [] })
      const early = await before.as(DING)
      expect(await kindsOf(early)).toContain('prAmount')
      const ended = await startRequest(early, '30000.00')
      await agree(await before.as(FAN), ended)
      expect((await detail(early, ended)).state).toBe('agreed')
      const runs = await startRequest(early, '30000.00')
      await before.close()

      // New processes now start at their record; earlier ones continue.
      expect(await kindsOf(ding)).not.toContain('prAmount')
      const serial = (await ding.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
      const body = { id: randomUUID(), templateId: 'prAmount:1', serial, values: purchaseRequest('1.00') }
      expect((await ding.call(startFlow, { body })).envelope.code).toBe(SERVER_ERRORS.flowOfRecord.code)
      expect((await detail(ding, ended)).state).toBe('agreed')
      await agree(fan, runs)
      expect((await detail(ding, runs)).state).toBe('agreed')
      expect(stock.received).toEqual([
        expect.objectContaining({ insId: runs, recordId: null, outcome: 'agreed' }),
      ])
    })

    it('[FLOW-45] keeps outcomes for an application that is away', async () => {
      const { id, insId } = await submitted(ding)
      const without = await startTestServer(store.database, { plugins: [] })
      expect(await agree(await without.as(FAN), insId)).toMatchObject({ code: 200 })
      await without.close()
      expect((await detail(ding, insId)).state).toBe('postingFailed')
      expect((await resume(insId)).data.state).toBe('agreed')
      expect((await requestOf(ding, id)).data).toMatchObject({ state: 'APPROVED', posted: 1 })
    })
  })

  async function notifiedOperators(insId: string): Promise<number> {
    const { rows } = await sql`
      select 1 from message where event = 'FLOW_POSTING_FAILED' and url like ${`%${insId}%`}`.execute(
      store.database.kysely,
    )
    return rows.length
  }
})
