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
import { detailOf } from './check-order-steps.ts'

/** Manager of quality assurance: writes, issues and cancels orders. */
const SHEN_LI = '100103'
/** Auditor: writes orders and leads checks. */
const FENG_XIAOLAN = '100104'
/** Mechanic, without permission to create orders. */
const LI_ZE = '100305'

const ROW: PlanRowKey = { year: 2031, template: 'TC-01', dept: 'D0501' }

const planOf = async (person: PortalClient, year: number) =>
  (await person.call(calls.checkPlanOfYear, { query: { year: String(year) } })).envelope.data
const set = (person: PortalClient, month: number, planned = true, row = ROW) =>
  person.call(calls.setPlanCell, { body: { ...row, month, planned } })
const make = (person: PortalClient, month: number, row = ROW) =>
  person.call(calls.makePlannedOrder, { body: { ...row, month } })
const states = (plan: CheckPlan, { template, dept }: PlanRowKey = ROW) =>
  plan.rows
    .find(row => row.template.code === template && row.dept.code === dept)
    ?.cells.map(({ state }) => state)

describeOnStores('[SQ-55] the annual check plan', store => {
  const server = appServer(store, plugin)
  const drafts = async () =>
    (
      await sql`select id from safety_quality_check_order where status = 'DRAFT'`.execute(
        store.database.kysely,
      )
    ).rows.length

  it('plans a month and removes it again, and keeps the row', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    expect(await planOf(auditor, 2031)).toMatchObject({ year: 2031, rows: [] })
    const { envelope } = await set(auditor, 2)
    expect(envelope.data.rows).toMatchObject([
      { template: { code: 'TC-01', name: '工具管理' }, dept: { code: 'D0501' }, inForce: true },
    ])
    await set(auditor, 2)
    const planned = Array.from({ length: 12 }, (_, index) => (index === 1 ? 'planned' : 'empty'))
    expect(states(await planOf(auditor, 2031))).toEqual(planned)
    await set(auditor, 2, false)
    const after = await set(auditor, 2, false)
    expect(states(after.envelope.data)).toEqual(planned.fill('empty'))
  })

  it('adds a row only once, and removes it only while no month of it is planned', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const row = { year: 2032, template: 'FS-05', dept: 'D0502' }
    await auditor.call(calls.addPlanRow, { body: row })
    const { envelope } = await auditor.call(calls.addPlanRow, { body: row })
    expect(envelope.data.rows).toHaveLength(1)
    await set(auditor, 12, true, row)
    const refused = await auditor.call(calls.removePlanRow, { body: row })
    expect(refused.envelope.msg).toBe(CHECK_PLAN_ERRORS.rowPlanned.zh)
    await set(auditor, 12, false, row)
    const removed = await auditor.call(calls.removePlanRow, { body: row })
    expect(removed.envelope.data.rows).toEqual([])
  })

  it('creates the draft of a planned month once, led by the caller, for the days of that month', async () => {
    const [auditor, manager] = [await server.as(FENG_XIAOLAN), await server.as(SHEN_LI)]
    const row = { ...ROW, year: 2028 }
    const early = await make(auditor, 2, row)
    expect(early.envelope.msg).toBe(CHECK_PLAN_ERRORS.notPlanned.zh)
    await set(auditor, 2, true, row)
    const before = await drafts()
    const order = (await make(auditor, 2, row)).envelope.data
    expect((await make(manager, 2, row)).envelope.data).toEqual(order)
    expect(await drafts()).toBe(before + 1)
    expect(await detailOf(auditor, order.id)).toMatchObject({
      title: '工具管理 2028-02',
      status: 'DRAFT',
      template: { code: 'TC-01' },
      checkedDept: { code: 'D0501' },
      leadChecker: { code: FENG_XIAOLAN },
      planStart: '2028-02-01',
      planEnd: '2028-02-29',
      itemCount: 12,
    })
    const plan = await planOf(auditor, 2028)
    expect(plan.rows[0]?.cells[1]).toEqual({ month: 2, state: 'ordered', order })
    const kept = await set(auditor, 2, false, row)
    expect(kept.envelope.msg).toBe(CHECK_PLAN_ERRORS.cellOrdered.zh)

    const { version } = await detailOf(manager, order.id)
    await manager.call(cancelCheck, {
      body: { id: order.id, version, reason: 'The workshop is being rebuilt' },
    })
    expect(states(await planOf(auditor, 2028), row)?.[1]).toBe('planned')
    const next = (await make(auditor, 2, row)).envelope.data
    expect(next.id).not.toBe(order.id)
  })

  itConcurrently(store, 'creates one draft when two people ask at the same moment', async () => {
    const [auditor, manager] = [await server.as(FENG_XIAOLAN), await server.as(SHEN_LI)]
    const row = { ...ROW, year: 2029 }
    await set(auditor, 5, true, row)
    const before = await drafts()
    const hold = noWrites('safety_quality_check_order')
    const made = await overlapping(
      store.database.kysely,
      hold,
      [auditor, manager].map(person => async () => await make(person, 5, row)),
    )
    expect(new Set(made.map(({ envelope }) => envelope.data.id)).size).toBe(1)
    expect(await drafts()).toBe(before + 1)
  })

  it('marks months that have begun without an order', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { today } = await planOf(auditor, 2031)
    const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
    const row = { year, template: 'HF-06', dept: 'D0802' }
    for (const each of [1, month, 12]) await set(auditor, each, true, row)
    const now = states(await planOf(auditor, year), row)
    expect([now?.[0], now?.[month - 1], now?.[11]]).toEqual([
      'missing',
      'missing',
      month === 12 ? 'missing' : 'planned',
    ])
  })

  it('contains the demo plan, with ordered and missing months', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { today } = await planOf(auditor, 2031)
    const { rows } = await planOf(auditor, Number(today.slice(0, 4)))
    expect(new Set(rows.map(({ template }) => template.code)).size).toBe(6)
    const cells = rows.flatMap(row => row.cells)
    expect(cells.some(({ state }) => state === 'missing')).toBe(true)
    const ordered = cells.find(({ order }) => order !== null)
    expect(ordered).toMatchObject({ state: 'ordered', order: { checkNo: expect.stringMatching(/^CK/) } })
  })

  it('belongs to one site', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    await set(auditor, 1, true, { ...ROW, year: 2035 })
    await sql`update safety_quality_check_plan set site_code = 'SZX' where year = 2035`.execute(
      store.database.kysely,
    )
    expect((await planOf(auditor, 2035)).rows).toEqual([])
  })

  it('rejects an unknown template or department and writes nothing', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const template = { ...ROW, year: 2036, template: 'ZZ-99' }
    const dept = { ...ROW, year: 2036, dept: 'D9999' }
    const unknown = CHECK_ORDER_ERRORS.templateGone.zh.replace('{code}', 'ZZ-99')
    expect((await set(auditor, 1, true, template)).envelope.msg).toBe(unknown)
    expect((await auditor.call(calls.addPlanRow, { body: template })).envelope.msg).toBe(unknown)
    expect((await set(auditor, 1, true, dept)).status).toBe(400)
    expect((await auditor.call(calls.addPlanRow, { body: dept })).status).toBe(400)
    expect((await set(auditor, 13)).status).toBe(400)
    expect((await planOf(auditor, 2036)).rows).toEqual([])
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
    expect((await planOf(await server.as(FENG_XIAOLAN), 2037)).rows).toEqual([])
  })
})
