import { listDelegatedFlowItems, rejectFlow } from '@apron/contract/flow/flow.calls'
import type { FormValues } from '@apron/contract/flow/form-values'
import { listMyWork } from '@apron/contract/home/home.calls'
import * as waiting from '@apron/contract/home/waiting-count.calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { demand, demandLine } from '../../support/flow/demo-forms.ts'
import { agree, decisionOf, detail, start, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn, startTestServer } from '../../support/servers/test-server.ts'
import { createDelegation, dropDelegations } from '../../support/steps/delegation-steps.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

type CountName = keyof typeof waiting

const [FAN, LU, ENGINEER] = ['100401', '100403', '100501']

/** Reads all counts of a person. */
async function countsOf(person: PortalClient): Promise<Record<CountName, number>> {
  const counted = Object.entries(waiting).map(async ([name, call]) => [
    name,
    (await person.call(call)).envelope.data,
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the module each
  return Object.fromEntries(await Promise.all(counted)) as Record<CountName, number>
}

const changesOf = (now: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, count]) => {
      const change = count - (before[name] ?? 0)
      return change === 0 ? [] : [[name, change]]
    }),
  )

const delegatedTo = async (person: PortalClient) => (await person.call(listDelegatedFlowItems)).envelope.data
const workOf = async (person: PortalClient) => (await person.call(listMyWork)).envelope.data.items

describeOnStores('counts of other modules', store => {
  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  let lu: PortalClient

  beforeAll(async () => {
    await dropDelegations(store.database.kysely)
    ;[ding, fan, lu] = await Promise.all([server.as('100402'), server.as(FAN), server.as(LU)])
  })
  afterEach(() => dropDelegations(store.database.kysely))

  it('[FLOW-08] counts a purchase request for its decider until it is decided', async () => {
    const before = await countsOf(fan)
    const insId = await startRequest(ding, '30000.00')
    const arrived = await countsOf(fan)
    expect(changesOf(arrived, before)).toEqual({ countApprovals: 1, countPurchaseRequests: 1 })
    await agree(fan, insId)
    expect(await countsOf(fan)).toEqual(before)
  })

  it('[FLOW-08] counts a changed line for its buyer once it was returned', async () => {
    const before = await countsOf(ding)
    const form: FormValues = {
      prNo: 'PR-2',
      line: '10',
      pn: 'TA-1001',
      oldQty: '4',
      newQty: '8',
      currency: 'CNY',
      oldPrice: '100.00',
      newPrice: '2000.00',
      oldTotalCny: '400.00',
      reason: '车间需求增加，需要按实际用量调整采购数量并重新审批',
    }
    const { data, msg } = await start(ding, 'prLineAmount', form)
    const insId = data?.insId ?? expect.fail(`it was not started: ${msg}`)
    expect(await countsOf(ding)).toEqual(before)
    await fan.call(rejectFlow, { body: await decisionOf(fan, insId, '单价高于合同价，请核对') })
    expect(changesOf(await countsOf(ding), before)).toEqual({ countQuantityRequests: 1 })
  })

  it('[FLOW-08] counts a demand for an unknown part for its engineer', async () => {
    const li = await server.as('100305')
    const [tan, planner] = [await server.as('100303'), await server.as('100302')]
    const lines = [demandLine('2', '100.00', { pn: 'XX-9', inMaster: false })]
    const { data, msg } = await start(li, 'wsDemandApply', demand(lines, { wdNo: 'WD-77' }))
    const insId = data?.insId ?? expect.fail(`it was not started: ${msg}`)
    await agree(tan, insId)
    await agree(planner, insId)
    const [wait] = (await detail(li, insId)).waits
    const engineer = await server.as(wait?.people[0]?.code ?? ENGINEER)
    const before = await countsOf(engineer)
    expect(before.countPartNumberRequests).toBe(1)
    await agree(engineer, insId)
    expect(changesOf(await countsOf(engineer), before)).toMatchObject({ countPartNumberRequests: -1 })
  })

  it('[FLOW-08] counts unopened copies in marketing as unread customer information', async () => {
    const before = await countsOf(lu)
    const { rows } = await sql<{ id: string }>`
      select id from flow_instance order by started_at limit 1`.execute(store.database.kysely)
    const [any] = rows
    // No marketing template informs 卢思远, so the copy is inserted as the engine would insert it.
    await sql`update flow_instance set application = 'marketing' where id = ${any?.id ?? ''}`.execute(
      store.database.kysely,
    )
    await sql`
      insert into flow_copy (user_code, instance_id, node, at)
      values (${LU}, ${any?.id ?? ''}, 'N1', now())`.execute(store.database.kysely)
    expect(changesOf(await countsOf(lu), before)).toEqual({ countCustomerInfo: 1 })
    await detail(lu, any?.id ?? '')
    expect(await countsOf(lu)).toEqual(before)
  })

  it('[FLOW-08, DEL-05] counts the delegator’s tasks for the delegate, listed separately from the own ones', async () => {
    const insId = await startRequest(ding, '30000.00')
    const before = await countsOf(lu)
    expect(await delegatedTo(lu)).toEqual({ items: [], total: 0 })
    await createDelegation(fan, { applications: ['amsp'] })
    expect((await countsOf(lu)).countApprovals).toBeGreaterThan(before.countApprovals)
    const [task] = await tasksOf(lu, insId)
    const { items, total } = await delegatedTo(lu)
    expect(items).toContainEqual({ taskId: task?.taskId, title: task?.title })
    expect(total).toBe((await countsOf(lu)).countApprovals)
    // For 范立群 they are his own tasks, not delegated ones.
    expect(await delegatedTo(fan)).toEqual({ items: [], total: 0 })
    await agree(fan, insId)
    expect((await delegatedTo(lu)).items.map(({ taskId }) => taskId)).not.toContain(task?.taskId)
  })

  it('[FLOW-08, FLOW-37] shows open tasks on the home page of their holder only', async () => {
    const insId = await startRequest(ding, '30000.00')
    const [task] = await tasksOf(fan, insId)
    const mine = (await workOf(fan)).find(({ id }) => id === `flow.tasks:${task?.taskId}`)
    expect(mine).toMatchObject({
      app: 'flow',
      appTitle: '流程审批',
      number: task?.serial,
      title: task?.title,
      state: task?.node,
      action: '审批',
      urgency: 'decision',
      url: `/flow/scheduleTaskDetail?id=${task?.taskId}`,
    })
    expect((await workOf(ding)).filter(({ app }) => app === 'flow').map(({ id }) => id)).not.toContain(
      mine?.id,
    )
    await agree(fan, insId)
    expect((await workOf(fan)).map(({ id }) => id)).not.toContain(mine?.id)
  })

  it('[FLOW-08, MENU-05] shows no tasks to people whose menu does not lead there', async () => {
    const insId = await startRequest(ding, '30000.00')
    expect((await workOf(fan)).some(({ app }) => app === 'flow')).toBe(true)
    await sql`
      update menu set url = '/flow/elsewhere' where url = '/flow/scheduleTask'`.execute(store.database.kysely)
    expect((await workOf(fan)).some(({ app }) => app === 'flow')).toBe(false)
    await sql`
      update menu set url = '/flow/scheduleTask' where url = '/flow/elsewhere'`.execute(store.database.kysely)
    await agree(fan, insId)
  })

  it('[FLOW-08] prefers a count that an application provides', async () => {
    const other = await startTestServer(store.database, {
      plugins: [
        {
          name: 'counting',
          migrations: {},
          routes: () => [],
          waiting: () => ({ 'waiting.approvals': async () => 77 }),
        },
      ],
    })
    const person = await other.as(FAN)
    expect((await person.call(waiting.countApprovals)).envelope.data).toBe(77)
    await other.close()
  })

  it('[FLOW-08] requires a session for counts', async () => {
    const nobody = server.client()
    const refused = await Promise.all([
      nobody.call(listDelegatedFlowItems),
      ...Object.values(waiting).map(call => nobody.call(call)),
    ])
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
