import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import {
  COMPLETED_FLOW_TASK_SORT_KEYS,
  type CompletedFlowTaskQuery,
  FLOW_TASK_SORT_KEYS,
  type FlowTaskQuery,
  STARTED_FLOW_SORT_KEYS,
  type StartedFlowQuery,
} from '@apron/contract/flow/flow'
import {
  getFlowDefinition,
  getFlowDetail,
  getFlowDrawing,
  getFlowTemplate,
  getFlowTrack,
  listFlowItems,
  listFlowModels,
  listFlowRecords,
  pageCompletedFlowTasks,
  pageFlowTasks,
  pageStartedFlows,
  refuseFlow,
  rejectFlow,
  showFlowDrawing,
} from '@apron/contract/flow/flow.calls'
import { FLOW_KINDS } from '@apron/contract/flow/flow-words'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { agree, decisionOf, detail, startRequest, tasksOf } from '../../support/flow/flow-steps.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnBothStores } from '../../support/stores/stores.ts'

const WHY = '单价高于市场，请重新询价'
const PAGE = { current: 1, size: 200 }

type Tasks = FlowTaskQuery['queryCriteria']
type Done = CompletedFlowTaskQuery['queryCriteria']
type Started = StartedFlowQuery['queryCriteria']

const tasks = async (person: PortalClient, criteria: Partial<Tasks> = {}, page = PAGE) =>
  (await person.call(pageFlowTasks, { body: { ...page, queryCriteria: { tab: 'approve', ...criteria } } }))
    .envelope.data
const done = async (person: PortalClient, criteria: Done = {}, page = PAGE) =>
  (await person.call(pageCompletedFlowTasks, { body: { ...page, queryCriteria: criteria } })).envelope.data
const started = async (person: PortalClient, criteria: Started = {}, page = PAGE) =>
  (await person.call(pageStartedFlows, { body: { ...page, queryCriteria: criteria } })).envelope.data
const ids = ({ records }: { readonly records: readonly { readonly insId: string }[] }) =>
  records.map(({ insId }) => insId)

const listed = async (person: PortalClient, criteria: Partial<Tasks>) =>
  ids(await tasks(person, { text: 'PR-LIST', ...criteria }))
const kinds = async (person: PortalClient, name = '') =>
  (await person.call(listFlowModels, { body: { name } })).envelope.data.map(({ kind }) => kind)

describeOnBothStores('lists of the work flow', store => {
  const server = serverOn(store)
  let ding: PortalClient
  let fan: PortalClient
  let qin: PortalClient
  let stranger: PortalClient
  /** Three requests: one waits for the manager, one for finance after the manager agreed, one is refused. */
  let first: string
  let second: string
  let third: string
  let day: string

  beforeAll(async () => {
    ;[ding, fan, qin, stranger] = await Promise.all([
      server.as('100402'),
      server.as('100401'),
      server.as('100701'),
      server.as('100305'),
    ])
    first = await startRequest(ding, '30000.00', { prNo: 'PR-LIST-1', priority: '1' })
    second = await startRequest(ding, '70000.00', { prNo: 'PR-LIST-2' })
    third = await startRequest(ding, '30000.00', { prNo: 'PR-LIST-3' })
    await agree(fan, second)
    const { envelope } = await fan.call(getFlowDetail, { query: { insId: third } })
    await fan.call(refuseFlow, { body: await decisionOf(fan, third, WHY) })
    day = envelope.data.startedAt.slice(0, 10)
  })

  describe('the to-do list', () => {
    it('[FLOW-01] shows subject, initiator, node and urgency', async () => {
      const [row] = (await tasks(fan, { text: 'PR-LIST-1' })).records
      expect(row).toMatchObject({
        insId: first,
        businessKey: 'PR-LIST-1',
        title: '采购申请金额审批－PR-LIST-1－车间备库需要采购一批耗材－CNY 30,000.00',
        kind: 'prAmount',
        initiator: { code: '100402', name: '丁悦' },
        state: 'running',
        taskKind: 'decide',
        forWhom: null,
        urgency: 1,
        isNew: false,
      })
      const english = fan.copy()
      english.language = 'en'
      expect((await tasks(english, { text: 'PR-LIST-1' })).records).toMatchObject([
        { process: 'PR amount approval', initiator: { name: 'Ding Yue' } },
      ])
    })

    it('[FLOW-01] can be filtered by text, kind and date', async () => {
      expect(await listed(fan, {})).toEqual([first])
      expect(await listed(fan, { kind: 'prAmount', startTime: day, endTime: day })).toEqual([first])
      expect(await listed(fan, { kind: 'poChange' })).toEqual([])
      expect(await listed(fan, { startTime: '2099-01-01' })).toEqual([])
      expect(await listed(fan, { endTime: '2020-01-01' })).toEqual([])
      expect(await listed(fan, { text: "PR-LIST-1' or 1=1" })).toEqual([])
      expect(await listed(fan, { text: 'PR_LIST' })).toEqual([])
      expect(await listed(fan, { text: '采购申请金额' })).toContain(first)
      expect(await listed(fan, { tab: 'handle' })).toEqual([])
    })

    it('[FLOW-01] rejects an invalid date', async () => {
      for (const body of [{ startTime: '2026-11-31' }, { endTime: '2026-02-30 23:59:59' }]) {
        const criteria = { ...PAGE, queryCriteria: body }
        const answers = await Promise.all([
          fan.call(pageFlowTasks, { body: { ...PAGE, queryCriteria: { tab: 'inform', ...body } } }),
          fan.call(pageCompletedFlowTasks, { body: criteria }),
          fan.call(pageStartedFlows, { body: criteria }),
        ])
        expect(answers.map(({ envelope }) => envelope.code)).toEqual([400, 400, 400])
      }
    })

    it('[FLOW-01] pages each task once, in every order', async () => {
      await startRequest(ding, '30000.00')
      const all = await tasks(fan)
      const pages = await Promise.all(
        Array.from({ length: all.total }, (_, index) => tasks(fan, {}, { current: index + 1, size: 1 })),
      )
      expect(pages.flatMap(({ records }) => records.map(({ taskId }) => taskId))).toEqual(
        all.records.map(({ taskId }) => taskId),
      )
      for (const sortBy of FLOW_TASK_SORT_KEYS) {
        const sorted = await tasks(fan, { sortBy, descending: true })
        expect(ids(sorted).toSorted()).toEqual(ids(all).toSorted())
      }
      const bad = await fan.call(pageFlowTasks, {
        body: { current: 0, size: 1, queryCriteria: { tab: 'approve' } },
      })
      expect(bad.envelope.code).toBe(400)
    })

    it('[FLOW-01] includes copies for information, which are read when opened', async () => {
      const insId = await startRequest(ding, '30000.00')
      const tan = await server.as('100303')
      expect(await tasksOf(tan, insId, 'inform')).toEqual([])
      await agree(fan, insId)
      expect(await tasksOf(tan, insId, 'inform')).toMatchObject([
        { isNew: true, taskKind: null, state: 'agreed' },
      ])
      expect((await detail(tan, insId)).actions).toEqual([])
      expect(await tasksOf(tan, insId, 'inform')).toMatchObject([{ isNew: false }])
      for (const sortBy of FLOW_TASK_SORT_KEYS) {
        expect(ids(await tasks(tan, { tab: 'inform', sortBy }))).toContain(insId)
      }
    })

    it('[FLOW-01] is counted by tab; returned processes are not among those to approve', async () => {
      const back = await startRequest(ding, '30000.00')
      await fan.call(rejectFlow, { body: await decisionOf(fan, back, WHY) })
      const [handle, approve] = await Promise.all([tasks(ding, { tab: 'handle' }), tasks(ding)])
      expect(ids(handle)).toContain(back)
      expect(handle.total).toBe(handle.records.length)
      expect(approve.total).toBe(approve.records.length)
    })

    it('[FLOW-08, API-11] is counted for the caller only', async () => {
      const { data } = (await fan.call(listFlowItems, { query: { userCode: '100701' } })).envelope
      const { total, records } = await tasks(fan)
      expect(data.total).toBe(total)
      expect(data.items.map(({ taskId }) => taskId).toSorted()).toEqual(
        records.map(({ taskId }) => taskId).toSorted(),
      )
    })
  })

  describe('the list of decisions', () => {
    it('[FLOW-03] shows the caller’s own decisions with their result and time', async () => {
      const found = await done(fan, { text: 'PR-LIST' })
      expect(found.records.map(({ insId, outcome }) => [insId, outcome])).toEqual([
        [third, 'refuse'],
        [second, 'agree'],
      ])
      expect(found.records[0]).toMatchObject({ by: { code: '100401' }, forWhom: null, state: 'refused' })
      expect(ids(await done(qin, { text: 'PR-LIST' }))).toEqual([])
      expect(ids(await done(fan, { text: 'PR-LIST', startTime: '2099-01-01' }))).toEqual([])
      for (const sortBy of COMPLETED_FLOW_TASK_SORT_KEYS) {
        expect((await done(fan, { text: 'PR-LIST', sortBy })).total).toBe(2)
      }
    })
  })

  describe('the list of started processes', () => {
    it('[FLOW-05] shows the caller’s own processes and where they wait', async () => {
      const found = await started(ding, { text: 'PR-LIST' })
      expect(ids(found)).toEqual([third, second, first])
      expect(found.records.map(({ state, at, endedAt }) => [state, at.length, endedAt === null])).toEqual([
        ['refused', 0, false],
        ['running', 1, true],
        ['running', 1, true],
      ])
      expect(ids(await started(ding, { text: 'PR-LIST', state: 'refused' }))).toEqual([third])
      expect(ids(await started(ding, { text: 'PR-LIST', kind: 'financial' }))).toEqual([])
      expect((await started(ding, { text: 'PR-LIST' }, { current: 2, size: 2 })).records).toHaveLength(1)
      expect(ids(await started(fan, { text: 'PR-LIST' }))).toEqual([])
      for (const sortBy of STARTED_FLOW_SORT_KEYS) {
        expect((await started(ding, { text: 'PR-LIST', sortBy, descending: true })).total).toBe(3)
      }
    })

    it('[LIST-14] sorts by state in the order of the process', async () => {
      const { records } = await started(ding, { text: 'PR-LIST', sortBy: 'state' })
      expect(records.map(({ state }) => state)).toEqual(['running', 'running', 'refused'])
    })
  })

  describe('the list of startable processes', () => {
    it('[FLOW-04] depends on the person and can be searched by name', async () => {
      expect(await kinds(ding)).toEqual(expect.arrayContaining(['prAmount', 'poChange']))
      expect(await kinds(ding, '采购申请金额')).toEqual(['prAmount'])
      expect(await kinds(stranger)).not.toContain('prAmount')
      expect(await kinds(stranger)).toContain('wsDemandApply')
      expect(await kinds(await server.as('X90101'))).toEqual(['enterpriseInfo'])
    })

    it('[FLOW-04] returns a template with its form and its definition', async () => {
      const template = await ding.call(getFlowTemplate, { query: { kind: 'prAmount' } })
      const model = { kind: 'prAmount', templateId: 'prAmount:1', version: 1, name: '采购申请金额审批' }
      expect(template.envelope.data).toEqual(model)
      const { data } = (await ding.call(getFlowDefinition, { query: { templateId: 'prAmount:1' } })).envelope
      expect(data).toMatchObject(model)
      expect(data.form.fields.map(({ key }) => key)).toContain('totalAmount')
      expect(data.definition.nodes.map(({ id }) => id)).toContain('N1')
      for (const kind of ['nothing', 'constructor']) {
        const answer = await ding.call(getFlowTemplate, { query: { kind } })
        expect(answer.envelope.code).toBe(SERVER_ERRORS.notFound.code)
      }
      for (const templateId of ['prAmount:7', 'nothing:1', 'constructor:1']) {
        const answer = await ding.call(getFlowDefinition, { query: { templateId } })
        expect(answer.envelope.code).toBe(SERVER_ERRORS.notFound.code)
      }
    })
  })

  describe('all kinds', () => {
    it.each(Object.entries(FLOW_KINDS))(
      '[FLOW-07] %s has a form, a drawing and its name',
      async (kind, name) => {
        const { data: model } = (await ding.call(getFlowTemplate, { query: { kind } })).envelope
        expect(model.name).toBe(name.zh)
        const { templateId } = model
        const { data } = (await ding.call(getFlowDefinition, { query: { templateId } })).envelope
        expect(data.form.fields.length).toBeGreaterThan(0)
        const drawn = (await ding.call(getFlowDrawing, { query: { templateId } })).envelope.data
        for (const { id } of data.definition.nodes) expect(drawn.bpmn).toContain(`id="${id}"`)
      },
    )
  })

  describe('diagrams', () => {
    it('[FLOW-02, FLOW-25] show the drawing of the template, through either call', async () => {
      const wanted = { templateId: 'prAmount:1' }
      const drawn = (await stranger.call(getFlowDrawing, { query: wanted })).envelope.data
      expect(drawn.bpmn).toContain('BPMNDiagram')
      expect((await stranger.call(showFlowDrawing, { body: wanted })).envelope.data).toEqual(drawn)
      const unknown = { templateId: 'prAmount:99' }
      expect((await ding.call(getFlowDrawing, { query: unknown })).envelope.code).toBe(
        SERVER_ERRORS.notFound.code,
      )
      expect((await ding.call(showFlowDrawing, { body: unknown })).envelope.code).toBe(
        SERVER_ERRORS.notFound.code,
      )
    })

    it('[FLOW-02, FLOW-25] of a process show where it is and which way it took', async () => {
      const track = async (insId: string) =>
        (await ding.call(getFlowTrack, { query: { insId } })).envelope.data
      const drawn = (await ding.call(getFlowDrawing, { query: { templateId: 'prAmount:1' } })).envelope.data
      const waiting = await track(second)
      expect(waiting).toMatchObject({ ...drawn, current: ['N2'], rejected: [] })
      expect(waiting.passed).toEqual(expect.arrayContaining(['Start', 'N1']))
      expect(waiting.passed).not.toContain('N2')
      for (const id of [...waiting.flows, ...waiting.passed]) expect(drawn.bpmn).toContain(`id="${id}"`)
      expect(await track(third)).toMatchObject({ current: [], rejected: ['N1'] })
    })
  })

  it('[FLOW-02] come with a record of who decided what, when and how long it took', async () => {
    const { data } = (await ding.call(listFlowRecords, { query: { insId: third } })).envelope
    expect(data).toMatchObject([
      { act: 'submit', by: { code: '100402', name: '丁悦' }, seconds: null },
      { act: 'refuse', nodeId: 'N1', by: { code: '100401' }, forWhom: null, remark: WHY, isVoid: false },
    ])
    expect(data[1]?.seconds).toBeGreaterThanOrEqual(0)
  })
})
