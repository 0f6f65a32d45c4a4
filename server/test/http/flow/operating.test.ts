import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { AdminFlowQuery } from '@apron/contract/flow/admin-flow'
import {
  getAdminFlow,
  listAdminFlowDefinitions,
  listAdminFlowNodes,
  moveAdminFlow,
  pageAdminFlows,
  resumeAdminFlow,
} from '@apron/contract/flow/admin-flow.calls'
import { transferFlow } from '@apron/contract/flow/flow.calls'
import { FLOW_REFUSALS } from '@apron/contract/flow/flow-refusals'
import { FLOW_KINDS } from '@apron/contract/flow/flow-words'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, decisionOf, detail, recordOf, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const COLLEAGUE = '100002'
const DING = '100402'
const FAN = '100401'
const QIN = '100701'
const LUO = '100006'
const LI = '100305'
const WHY = '原审批人已离职'

describeOnStores('operating processes', store => {
  const clock = new MovingClock()
  const server = serverOn(store, { clock })
  const db = () => store.database.kysely
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })
  afterEach(async () => {
    await sql`update app_user set enabled = true where not enabled`.execute(db())
  })

  const leaves = async (userCode: string) =>
    await sql`update app_user set enabled = false where user_code = ${userCode}`.execute(db())
  const grant = async (role: string, identify: string) =>
    await sql`
      insert into role_resource (role_code, identify, user_type) values (${role}, ${identify}, 'employee')
      on conflict do nothing`.execute(db())
  const page = async (queryCriteria: AdminFlowQuery['queryCriteria'] = {}) => {
    const body = { current: 1, size: 200, queryCriteria }
    return (await admin.call(pageAdminFlows, { body })).envelope.data.records
  }
  const look = async (insId: string) => (await admin.call(getAdminFlow, { query: { insId } })).envelope.data
  const move = async (insId: string, to: string, by = admin, remark = WHY) => {
    const { tasks } = await look(insId)
    const body = { taskId: tasks[0]?.taskId ?? '', to, remark }
    return (await by.call(moveAdminFlow, { body })).envelope
  }
  const resume = async (insId: string, by = admin) =>
    (await by.call(resumeAdminFlow, { body: { insId, remark: WHY } })).envelope
  const audited = async (event: string, userCode = ADMINISTRATOR) => {
    const { rows } = await sql<{ details: { target?: string } }>`
      select details from security_audit where event = ${event} and user_code = ${userCode}`.execute(db())
    return rows.map(({ details }) => details.target)
  }

  it('[FLOW-33] requires the operator permissions', async () => {
    const insId = await startRequest(await server.as(DING), '30000.00')
    await leaves(FAN)
    await expectGuarded(server, db(), {
      view: ADMIN_PERMISSIONS.flows.view,
      reads: [
        [listAdminFlowDefinitions, {}],
        [listAdminFlowNodes, {}],
        [pageAdminFlows, { current: 1, size: 10, queryCriteria: {} }],
        [getAdminFlow, { insId }],
      ],
      writes: [
        [moveAdminFlow, { taskId: `${insId}-1`, to: LUO, remark: WHY }],
        [resumeAdminFlow, { insId, remark: WHY }],
      ],
    })
    expect(await tasksOf(await server.as(LUO), insId)).toEqual([])
    expect(await recordOf(await server.as(DING), insId)).toEqual([`submit Start ${DING}`])
  })

  it('[FLOW-33] lists definitions with their versions and the number of running processes', async () => {
    const before = (await admin.call(listAdminFlowDefinitions)).envelope.data
    expect(before.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(FLOW_KINDS).toSorted())
    expect(before.every(({ newest, version }) => newest && version === 1)).toBe(true)
    await sql`
      insert into flow_template select kind, 2, 'other', files, texts, loaded_at from flow_template where kind = 'prAmount'`.execute(
      db(),
    )
    const after = (await admin.call(listAdminFlowDefinitions)).envelope.data.filter(
      ({ kind }) => kind === 'prAmount',
    )
    await sql`delete from flow_template where version = 2`.execute(db())
    expect(after.map(({ version, newest }) => [version, newest])).toEqual([
      [2, true],
      [1, false],
    ])
    const insId = await startRequest(await server.as(DING), '30000.00')
    const runs = async () =>
      (await admin.call(listAdminFlowDefinitions)).envelope.data.find(({ kind }) => kind === 'prAmount')
    const open = await runs()
    await agree(await server.as(FAN), insId)
    expect(await runs()).toMatchObject({ running: (open?.running ?? 0) - 1, ended: (open?.ended ?? 0) + 1 })
  })

  it('[FLOW-34] finds running processes by node, age and obstacle', async () => {
    const old = await startRequest(await server.as(DING), '30000.00')
    clock.forward({ days: 3 })
    admin = await server.as(ADMINISTRATOR)
    const fresh = await startRequest(await server.as(DING), '70000.00')
    await agree(await server.as(FAN), fresh)
    const idsOf = async (criteria: AdminFlowQuery['queryCriteria']) =>
      (await page(criteria)).map(({ insId }) => insId)
    expect(await idsOf({ node: 'N2' })).toEqual([fresh])
    expect(await idsOf({ node: 'N1' })).toContain(old)
    expect(await idsOf({ age: '3' })).toContain(old)
    expect(await idsOf({ age: '3' })).not.toContain(fresh)
    expect(await idsOf({ age: '7' })).not.toContain(old)
    expect(await idsOf({ trouble: 'left' })).toEqual([])
    await leaves(QIN)
    expect(await idsOf({ trouble: 'left' })).toEqual([fresh])
    expect(await idsOf({ trouble: 'stuck' })).toEqual([])
    expect((await page({ node: 'N2' }))[0]).toMatchObject({ at: ['财务审核'], left: true, state: 'running' })
    const nodes = (await admin.call(listAdminFlowNodes)).envelope.data
    expect(nodes.find(({ nodeId }) => nodeId === 'N2')).toMatchObject({
      total: 1,
      day: 1,
      days: 0,
      longer: 0,
    })
    const first = nodes.find(({ nodeId, kind }) => nodeId === 'N1' && kind === 'prAmount')
    expect(first?.longer).toBeGreaterThan(0)
    expect(first?.total).toBe((first?.day ?? 0) + (first?.days ?? 0) + (first?.longer ?? 0))
    await agree(await server.as(FAN), old)
    expect(await idsOf({})).not.toContain(old)
  })

  it('[FLOW-35] moves the task of a departed person to another who may decide it; list, record and messages say so', async () => {
    const insId = await startRequest(await server.as(DING), '30000.00')
    expect((await look(insId)).tasks[0]?.movableTo).toEqual([])
    await leaves(FAN)
    const [task] = (await look(insId)).tasks
    expect(task?.people).toEqual([{ code: FAN, name: '范立群', here: false }])
    expect(task?.movableTo.map(({ code }) => code)).toEqual([LUO])
    expect(await move(insId, LUO)).toMatchObject({ code: 200, data: { left: false } })
    expect(await tasksOf(await server.as(LUO), insId)).toHaveLength(1)
    expect(await recordOf(await server.as(DING), insId)).toEqual([
      `submit Start ${DING}`,
      `move N1 ${ADMINISTRATOR}`,
    ])
    expect((await look(insId)).records.at(-1)?.remark).toBe(WHY)
    expect(await audited('process task moved')).toContain(LUO)
    const { rows } = await sql`
      select 1 from message m join message_recipient r on r.message_id = m.id
       where m.event = 'FLOW_TASK' and r.user_code = ${LUO} and m.url like ${`%${insId}-2%`}`.execute(db())
    expect(rows).toHaveLength(1)
    expect(await agree(await server.as(LUO), insId)).toMatchObject({ code: 200, data: { state: 'agreed' } })
  })

  describe('[FLOW-35] moving a task is rejected', () => {
    it('while one of its holders is still active', async () => {
      const insId = await startRequest(await server.as(DING), '30000.00')
      expect((await move(insId, LUO)).code).toBe(SERVER_ERRORS.flowTaskHeld.code)
      expect(await tasksOf(await server.as(FAN), insId)).toHaveLength(1)
    })

    it('if the target is the initiator, the operator, or may not decide the node', async () => {
      const insId = await startRequest(await server.as(DING), '30000.00')
      await leaves(FAN)
      await grant('DIRECTOR', ADMIN_PERMISSIONS.flows.edit)
      const refused = [
        await move(insId, DING),
        await move(insId, ADMINISTRATOR),
        await move(insId, LI),
        await move(insId, FAN),
        await move(insId, 'nobody'),
        await move(insId, LUO, await server.as(LUO)),
      ]
      expect(refused.map(({ msg }) => msg)).toEqual(refused.map(() => FLOW_REFUSALS.notForThisPerson.zh))
      expect((await look(insId)).records).toHaveLength(1)
    })

    it('if the target has decided at another node', async () => {
      const insId = await startRequest(await server.as(DING), '70000.00')
      const fan = await server.as(FAN)
      await fan.call(transferFlow, { body: { ...(await decisionOf(fan, insId)), to: LUO } })
      await agree(await server.as(LUO), insId)
      await leaves(QIN)
      expect((await look(insId)).tasks[0]?.movableTo).toEqual([])
      expect((await move(insId, LUO)).msg).toBe(FLOW_REFUSALS.notForThisPerson.zh)
    })

    it('if the operator started the process', async () => {
      const ding = await server.as(DING)
      const insId = await startRequest(ding, '30000.00')
      await leaves(FAN)
      await grant('PURCHASE', ADMIN_PERMISSIONS.flows.edit)
      expect((await move(insId, LUO, ding)).code).toBe(SERVER_ERRORS.flowOwnProcess.code)
      expect(await tasksOf(await server.as(LUO), insId)).toEqual([])
    })

    it('without a reason, or after the task ended', async () => {
      const insId = await startRequest(await server.as(DING), '30000.00')
      const body = { taskId: `${insId}-1`, to: LUO, remark: WHY }
      expect((await admin.call(moveAdminFlow, { body: { ...body, remark: '    ' } })).envelope.success).toBe(
        false,
      )
      await agree(await server.as(FAN), insId)
      await leaves(FAN)
      expect((await admin.call(moveAdminFlow, { body })).envelope.msg).toBe(FLOW_REFUSALS.alreadyAgreed.zh)
      const other = { ...body, taskId: `${insId}-9` }
      expect((await admin.call(moveAdminFlow, { body: other })).envelope.code).toBe(
        SERVER_ERRORS.notFound.code,
      )
    })
  })

  it('[FLOW-36] gives the reason why a process is blocked, and resumes it once it can continue', async () => {
    await leaves(FAN)
    const insId = await startRequest(await server.as(DING), '30000.00')
    expect((await detail(await server.as(DING), insId)).state).toBe('stuck')
    expect((await page({ trouble: 'stuck' })).map(row => row.insId)).toEqual([insId])
    expect(await look(insId)).toMatchObject({ stuck: 'nobody', stuckAt: '采购经理', tasks: [] })
    expect((await resume(insId)).data).toMatchObject({ state: 'stuck', stuck: 'nobody' })
    await sql`update app_user set enabled = true where user_code = ${FAN}`.execute(db())
    expect((await resume(insId)).data).toMatchObject({ state: 'running', stuck: null, stuckAt: null })
    expect(await tasksOf(await server.as(FAN), insId)).toHaveLength(1)
    expect(await recordOf(await server.as(DING), insId)).toEqual([
      `submit Start ${DING}`,
      `resume N1 ${ADMINISTRATOR}`,
      `resume N1 ${ADMINISTRATOR}`,
    ])
    expect(await audited('process resumed')).toEqual([insId, insId])
    expect((await resume(insId)).msg).toBe(FLOW_REFUSALS.wrongAct.zh)
    expect((await look(insId)).records).toHaveLength(3)
  })

  it('[FLOW-36] rejects resuming an unknown process', async () => {
    expect((await resume('nothing')).code).toBe(SERVER_ERRORS.notFound.code)
  })

  itConcurrently(store, '[FLOW-35] moves a task once when two operators move it simultaneously', async () => {
    const insId = await startRequest(await server.as(DING), '30000.00')
    await leaves(FAN)
    const body = { taskId: `${insId}-1`, to: LUO, remark: WHY }
    const operators = [admin, await server.as(COLLEAGUE)]
    const answers = await Promise.all(operators.map(by => by.call(moveAdminFlow, { body })))
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set([200, 409]))
    expect((await look(insId)).records.filter(({ act }) => act === 'move')).toHaveLength(1)
  })
})
