import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { noWrites, overlapping } from '@apron/server/test/overlapping'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { cancelCheck } from '../../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import * as calls from '../../../contract/checks/check-plan.calls.ts'
import type { CheckPlan, PlanRowKey } from '../../../contract/checks/check-plan.entities.ts'
import { CHECK_PLAN_ERRORS } from '../../../contract/checks/check-plan.errors.ts'
import { plugin } from '../../plugin.ts'
import { fetchDetail } from './check-order-steps.ts'

/** Manager of quality assurance: writes, issues and cancels orders. */
const SHEN_LI = '100103'
/** Auditor: writes orders and leads checks. */
const FENG_XIAOLAN = '100104'
/** Mechanic, without permission to create orders. */
const LI_ZE = '100305'

const ROW: PlanRowKey = { year: 2031, template: 'TC-01', dept: 'D0501' }

const fetchPlan = async (person: PortalClient, year: number) =>
  (await person.call(calls.checkPlanOfYear, { query: { year: String(year) } })).envelope.data
const setMonth = (person: PortalClient, month: number, planned = true, row = ROW) =>
  person.call(calls.setPlanCell, { body: { ...row, month, planned } })
const makeOrder = (person: PortalClient, month: number, row = ROW) =>
  person.call(calls.makePlannedOrder, { body: { ...row, month } })
const listStates = (plan: CheckPlan, { template, dept }: PlanRowKey = ROW) =>
  plan.rows
    .find(row => row.template.code === template && row.dept.code === dept)
    ?.cells.map(({ state }) => state)

describeOnStores('[SQ-55] the annual check plan', store => {
  const server = appServer(store, plugin)
  const countDrafts = async () =>
    (
      await sql`select id from safety_quality_check_order where status = 'DRAFT'`.execute(
        store.database.kysely,
      )
    ).rows.length

  it('plans a month and removes it again, and keeps the row', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    expect(await fetchPlan(auditor, 2031)).toMatchObject({ year: 2031, rows: [] })
    const { envelope } = await setMonth(auditor, 2)
    expect(envelope.data.rows).toMatchObject([
      { template: { code: 'TC-01', name: '工具管理' }, dept: { code: 'D0501' }, inForce: true },
    ])
    await setMonth(auditor, 2)
    const planned = Array.from({ length: 12 }, (_, index) => (index === 1 ? 'planned' : 'empty'))
    expect(listStates(await fetchPlan(auditor, 2031))).toEqual(planned)
    await setMonth(auditor, 2, false)
    const after = await setMonth(auditor, 2, false)
    expect(listStates(after.envelope.data)).toEqual(planned.fill('empty'))
  })

  it('adds a row only once, and removes it only while no month of it is planned', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const row = { year: 2032, template: 'FS-05', dept: 'D0502' }
    await auditor.call(calls.addPlanRow, { body: row })
    const { envelope } = await auditor.call(calls.addPlanRow, { body: row })
    expect(envelope.data.rows).toHaveLength(1)
    await setMonth(auditor, 12, true, row)
    const refused = await auditor.call(calls.removePlanRow, { body: row })
    expect(refused.envelope.msg).toBe(CHECK_PLAN_ERRORS.rowPlanned.zh)
    await setMonth(auditor, 12, false, row)
    const removed = await auditor.call(calls.removePlanRow, { body: row })
    expect(removed.envelope.data.rows).toEqual([])
  })

  it('creates the draft of a planned month once, led by the caller, for the days of that month', async () => {
    const [auditor, manager] = [await server.as(FENG_XIAOLAN), await server.as(SHEN_LI)]
    const row = { ...ROW, year: 2028 }
    const early = await makeOrder(auditor, 2, row)
    expect(early.envelope.msg).toBe(CHECK_PLAN_ERRORS.notPlanned.zh)
    await setMonth(auditor, 2, true, row)
    const before = await countDrafts()
    const order = (await makeOrder(auditor, 2, row)).envelope.data
    expect((await makeOrder(manager, 2, row)).envelope.data).toEqual(order)
    expect(await countDrafts()).toBe(before + 1)
    expect(await fetchDetail(auditor, order.id)).toMatchObject({
      title: '工具管理 2028-02',
      status: 'DRAFT',
      template: { code: 'TC-01' },
      checkedDept: { code: 'D0501' },
      leadChecker: { code: FENG_XIAOLAN },
      planStart: '2028-02-01',
      planEnd: '2028-02-29',
      itemCount: 12,
    })
    const plan = await fetchPlan(auditor, 2028)
    expect(plan.rows[0]?.cells[1]).toEqual({ month: 2, state: 'ordered', order })
    const rejected = await setMonth(auditor, 2, false, row)
    expect(rejected.envelope.msg).toBe(CHECK_PLAN_ERRORS.cellOrdered.zh)

    const { version } = await fetchDetail(manager, order.id)
    await manager.call(cancelCheck, {
      body: { id: order.id, version, reason: 'The workshop is being rebuilt' },
    })
    expect(listStates(await fetchPlan(auditor, 2028), row)?.[1]).toBe('planned')
    const next = (await makeOrder(auditor, 2, row)).envelope.data
    expect(next.id).not.toBe(order.id)
  })

  itConcurrently(store, 'creates one draft when two people ask at the same moment', async () => {
    const [auditor, manager] = [await server.as(FENG_XIAOLAN), await server.as(SHEN_LI)]
    const row = { ...ROW, year: 2029 }
    await setMonth(auditor, 5, true, row)
    const before = await countDrafts()
    const writeLock = noWrites('safety_quality_check_order')
    const responses = await overlapping(
      store.database.kysely,
      writeLock,
      [auditor, manager].map(person => async () => await makeOrder(person, 5, row)),
    )
    expect(new Set(responses.map(({ envelope }) => envelope.data.id)).size).toBe(1)
    expect(await countDrafts()).toBe(before + 1)
  })

  it('marks months that have begun without an order', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { today } = await fetchPlan(auditor, 2031)
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const row = { year, template: 'HF-06', dept: 'D0802' }
    for (const each of [1, month, 12]) await setMonth(auditor, each, true, row)
    const now = listStates(await fetchPlan(auditor, year), row)
    expect([now?.[0], now?.[month - 1], now?.[11]]).toEqual([
      'missing',
      'missing',
      month === 12 ? 'missing' : 'planned',
    ])
  })

  it('contains the demo plan, with ordered and missing months', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { today } = await fetchPlan(auditor, 2031)
    const { rows } = await fetchPlan(auditor, Number(today.slice(0, 4)))
    expect(new Set(rows.map(({ template }) => template.code)).size).toBe(6)
    const cells = rows.flatMap(row => row.cells)
    expect(cells.some(({ state }) => state === 'missing')).toBe(true)
    const ordered = cells.find(({ order }) => order !== null)
    expect(ordered).toMatchObject({ state: 'ordered', order: { checkNo: expect.stringMatching(/^CK/) } })
  })

  it('belongs to one site', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    await setMonth(auditor, 1, true, { ...ROW, year: 2035 })
    await sql`update safety_quality_check_plan set site_code = 'SZX' where year = 2035`.execute(
      store.database.kysely,
    )
    expect((await fetchPlan(auditor, 2035)).rows).toEqual([])
  })

  it('rejects an unknown template or department and writes nothing', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const template = { ...ROW, year: 2036, template: 'ZZ-99' }
    const dept = { ...ROW, year: 2036, dept: 'D9999' }
    const unknown = CHECK_ORDER_ERRORS.templateGone.zh.replace('{code}', 'ZZ-99')
    expect((await setMonth(auditor, 1, true, template)).envelope.msg).toBe(unknown)
    expect((await auditor.call(calls.addPlanRow, { body: template })).envelope.msg).toBe(unknown)
    expect((await setMonth(auditor, 1, true, dept)).status).toBe(400)
    expect((await auditor.call(calls.addPlanRow, { body: dept })).status).toBe(400)
    expect((await setMonth(auditor, 13)).status).toBe(400)
    expect((await fetchPlan(auditor, 2036)).rows).toEqual([])
  })

  it('requires a session and the permission to create check orders', async () => {
    await expectGuarded(server, store.database.kysely, {
      without: LI_ZE,
      reads: [[calls.checkPlanOfYear, { year: '2037' }]],
      writes: [
        [calls.setPlanCell, { ...ROW, year: 2037, month: 1, planned: true }],
        [calls.addPlanRow, { ...ROW, year: 2037 }],
        [calls.removePlanRow, { ...ROW, year: 2037 }],
        [calls.makePlannedOrder, { ...ROW, year: 2037, month: 1 }],
      ],
    })
    expect((await fetchPlan(await server.as(FENG_XIAOLAN), 2037)).rows).toEqual([])
  })
})
