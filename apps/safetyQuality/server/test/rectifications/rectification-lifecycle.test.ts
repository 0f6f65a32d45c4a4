import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps

describeOnStores('[SQ-12] the lifecycle of a rectification order', store => {
  const server = appServer(store, plugin)
  let auditor: PortalClient
  let verifier: PortalClient
  let responsible: PortalClient
  const now = () => server.clock.now()

  beforeAll(async () => {
    auditor = await server.as(steps.FENG_XIAOLAN)
    verifier = await server.as(steps.XU_WEIDONG)
    responsible = await server.as(steps.TAN_YONG)
  })

  /** Creates an order and takes it through all steps to `EFFECT_WATCH`. */
  async function advanceToWatch(level: '1' | '2' = '2') {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now(), level)),
    )
    const plan = await steps.acceptPlan(auditor, await steps.sendPlan(responsible, order))
    return await steps.verifyOrder(verifier, await steps.reportOrder(responsible, plan, now()))
  }

  it('shows a draft only to issuers, who change it and issue it', async () => {
    const draft = steps.buildDraft(now())
    const created = dataOf(await auditor.call(calls.saveRectification, { body: draft }))
    expect(created).toMatchObject({
      status: 'DRAFT',
      roNo: expect.stringMatching(/^RO-\d{4}-\d{4}$/),
      issuedAt: null,
      daysOpen: null,
      actions: ['edit', 'issue'],
    })
    const { id } = created
    expect((await responsible.call(calls.rectificationDetail, { query: { id } })).status).toBe(404)
    expect((await verifier.call(calls.rectificationDetail, { query: { id } })).status).toBe(200)
    const body = { ...draft, ...versionOf(created), titleEn: 'Two apron lights broken' }
    const changed = dataOf(await auditor.call(calls.saveRectification, { body }))
    expect(dataOf(await auditor.call(calls.rectificationDraft, { query: { id } }))).toEqual({
      ...body,
      version: changed.version,
    })
    const issued = dataOf(await auditor.call(calls.issueRectification, { body: versionOf(changed) }))
    expect(issued).toMatchObject({ status: 'ISSUED', daysOpen: 0, dueInDays: 30, cycle: 1 })
    expect((await auditor.call(calls.rectificationDraft, { query: { id } })).envelope.code).toBe(409)
    expect(await steps.fetchRo(responsible, id)).toMatchObject({
      actions: expect.arrayContaining(['accept', 'reassign', 'askExtension']),
    })
  })

  it('takes level 2 through all steps, each with a line of history', async () => {
    const order = await advanceToWatch()
    expect(order).toMatchObject({
      status: 'EFFECT_WATCH',
      watchUntil: steps.dayFrom(now(), 30),
      watchMeasure: '每周抽查一次',
      dueInDays: null,
      actions: ['ineffective'],
    })
    expect(order.cycles[0]?.measures.map(({ status }) => status)).toEqual(['VERIFIED', 'VERIFIED'])
    expect(order.history.map(({ action }) => action)).toEqual([
      'verify',
      'report',
      'saveProgress',
      'acceptPlan',
      'sendPlan',
      'savePlan',
      'accept',
      'issue',
      'create',
    ])
    const early = await verifier.call(calls.judgeEffective, { body: { ...versionOf(order), remark: '' } })
    expect(early.envelope.code).toBe(RECTIFICATION_ERRORS.watchNotOver.code)
    expect(early.envelope.msg).toContain(order.watchUntil)
  })

  it('closes level 3 on verification, without actions or evidence', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now(), '3')),
      '',
    )
    const body = steps.buildPlan(order, { measures: [] })
    const saved = dataOf(await responsible.call(calls.savePlan, { body }))
    const sent = dataOf(await responsible.call(calls.sendPlan, { body: versionOf(saved) }))
    const plan = await steps.acceptPlan(verifier, sent)
    const reported = dataOf(await responsible.call(calls.reportRectification, { body: versionOf(plan) }))
    const withoutWatch = { remark: 'In order.', watchDays: null, watchMeasure: '' }
    const closed = dataOf(
      await verifier.call(calls.verifyRectification, { body: { ...versionOf(reported), ...withoutWatch } }),
    )
    expect(closed).toMatchObject({
      status: 'CLOSED',
      closedAt: expect.any(String),
      watchUntil: null,
      actions: [],
    })
  })

  it('requires containment first at level 1', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now(), '1'))
    expect(order.containmentDue).not.toBeNull()
    const uncontained = await responsible.call(calls.acceptRectification, {
      body: { ...versionOf(order), containment: '  ' },
    })
    expect(uncontained.envelope.code).toBe(RECTIFICATION_ERRORS.containmentMissing.code)
    const accepted = await steps.acceptOrder(responsible, order, '已停用该机位。')
    expect(accepted).toMatchObject({ status: 'ANALYSING', containment: '已停用该机位。' })
    expect(accepted.containedAt).not.toBeNull()
    const body = steps.buildPlan(accepted, { containment: '' })
    const saved = dataOf(await responsible.call(calls.savePlan, { body }))
    const sent = await responsible.call(calls.sendPlan, { body: versionOf(saved) })
    expect(sent.envelope.code).toBe(RECTIFICATION_ERRORS.containmentMissing.code)
  })

  it('[5.1.14-21] rejects a plan with only a correction', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const [corrective] = steps.buildPlan(order).measures
    const body = steps.buildPlan(order, {
      measures: corrective === undefined ? [] : [{ ...corrective, kind: 'CORRECTION', cause: null }],
    })
    const saved = dataOf(await responsible.call(calls.savePlan, { body }))
    responsible.language = 'zh'
    const { envelope } = await responsible.call(calls.sendPlan, { body: versionOf(saved) })
    expect(envelope).toMatchObject({
      code: RECTIFICATION_ERRORS.planIncomplete.code,
      msg: '每个根本原因至少需要一项纠正措施，且需预防措施',
    })
    expect((await steps.fetchRo(responsible, order.id)).status).toBe('ANALYSING')
  })

  it('returns a plan with a reason; accepts a plan of training alone only with an explanation', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const sent = await steps.sendPlan(responsible, order)
    const short = await auditor.call(calls.returnPlan, { body: { ...versionOf(sent), reason: 'No.' } })
    expect(short.status).toBe(400)
    const back = dataOf(
      await auditor.call(calls.returnPlan, {
        body: { ...versionOf(sent), reason: '原因没有说明为什么没有计划。' },
      }),
    )
    expect(back).toMatchObject({ status: 'ANALYSING' })
    const training = steps.buildPlan(back)
    const body = {
      ...training,
      measures: training.measures.map(each =>
        Object.assign({}, each, { description: '对全体人员进行照明维护复训。' }),
      ),
    }
    const saved = dataOf(await responsible.call(calls.savePlan, { body }))
    const again = dataOf(await responsible.call(calls.sendPlan, { body: versionOf(saved) }))
    expect(again.trainingOnly).toBe(true)
    const unexplained = await auditor.call(calls.acceptPlan, {
      body: { ...versionOf(again), remark: '同意' },
    })
    expect(unexplained.envelope.code).toBe(RECTIFICATION_ERRORS.trainingOnly.code)
    const remark = '该岗位只有一人，培训后立即考核。'
    expect(
      dataOf(await auditor.call(calls.acceptPlan, { body: { ...versionOf(again), remark } })).status,
    ).toBe('IMPLEMENTING')
  })

  it('accepts a report only when every action is done and has evidence, again after a rejection', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const plan = await steps.acceptPlan(auditor, await steps.sendPlan(responsible, order))
    const open = await responsible.call(calls.reportRectification, { body: versionOf(plan) })
    expect(open.envelope.code).toBe(RECTIFICATION_ERRORS.measureOpen.code)
    const withoutEvidence = plan.cycles[0]?.measures.map(({ id }) => ({
      id,
      doneDate: steps.dayFrom(now(), 0),
      doneRemark: '',
      evidence: [],
    }))
    const saved = dataOf(
      await responsible.call(calls.saveProgress, {
        body: { ...versionOf(plan), measures: withoutEvidence ?? [] },
      }),
    )
    const unproved = await responsible.call(calls.reportRectification, { body: versionOf(saved) })
    expect(unproved.envelope.code).toBe(RECTIFICATION_ERRORS.evidenceMissing.code)
    const reported = await steps.reportOrder(responsible, saved, now())
    const [first] = reported.cycles[0]?.measures ?? []
    const reject = { ...versionOf(reported), reason: '照片中的灯仍然不亮。', measures: [first?.id ?? ''] }
    const unknown = await verifier.call(calls.rejectRectification, {
      body: { ...reject, measures: ['nothing'] },
    })
    expect(unknown.status).toBe(400)
    const back = dataOf(await verifier.call(calls.rejectRectification, { body: reject }))
    expect(back.status).toBe('IMPLEMENTING')
    expect(back.cycles[0]?.measures.map(({ status, doneDate }) => [status, doneDate === null])).toEqual([
      ['REJECTED', true],
      ['DONE', false],
    ])
    expect((await steps.reportOrder(responsible, back, now())).status).toBe('VERIFYING')
  })

  it('lets owners report only on their own actions, and not with a future date', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const plan = await steps.acceptPlan(auditor, await steps.sendPlan(responsible, order))
    const owner = await server.as(steps.LI_ZE)
    const read = await steps.fetchRo(owner, order.id)
    expect(read.actions).toEqual(['saveProgress'])
    const [own, other] = read.cycles[0]?.measures ?? []
    expect([own?.mayReport, other?.mayReport]).toEqual([true, false])
    const progress = (id = '', days = 0) => ({
      ...versionOf(plan),
      measures: [{ id, doneDate: steps.dayFrom(now(), days), doneRemark: '', evidence: [] }],
    })
    const save = async (body: ReturnType<typeof progress>) => await owner.call(calls.saveProgress, { body })
    expect((await save(progress(other?.id))).envelope.code).toBe(SERVER_ERRORS.forbidden.code)
    expect((await save(progress(own?.id, 1))).status).toBe(400)
    expect(dataOf(await save(progress(own?.id))).cycles[0]?.measures[0]?.status).toBe('DONE')
  })

  it('[5.1.14-22] rejects verification by the owner of an action and does not offer it', async () => {
    const order = await steps.findRoByTitle(auditor, 'Points of interrupted critical tasks')
    expect(order.actions).toEqual([])
    const { envelope } = await auditor.call(calls.verifyRectification, {
      body: { ...versionOf(order), ...steps.WATCH },
    })
    expect(envelope.code).toBe(RECTIFICATION_ERRORS.notIndependent.code)
    expect((await steps.fetchRo(verifier, order.id)).actions).toEqual(['verify', 'reject'])
  })

  it.each([
    { watchDays: null, watchMeasure: '每周抽查一次' },
    { watchDays: 30, watchMeasure: ' 看 ' },
  ])('rejects verification at level 2 with an incomplete watch: %o', async watch => {
    const order = await steps.findRoByTitle(verifier, 'Points of interrupted critical tasks')
    const body = { ...versionOf(order), remark: '', ...watch }
    const { envelope } = await verifier.call(calls.verifyRectification, { body })
    expect(envelope.code).toBe(RECTIFICATION_ERRORS.watchMissing.code)
  })

  it('[5.1.14-25] starts a new cycle after no effect, keeps the previous ones, and raises the level in the third', async () => {
    const first = await advanceToWatch()
    const reason = '抽查中照明灯又坏了两盏。'
    const ineffective = async (order: Parameters<typeof versionOf>[0]) =>
      dataOf(await verifier.call(calls.judgeIneffective, { body: { ...versionOf(order), reason } }))
    const second = await ineffective(first)
    expect(second).toMatchObject({
      status: 'ANALYSING',
      cycle: 2,
      level: '2',
      rectifyDue: steps.dayFrom(now(), 30),
      watchUntil: null,
    })
    expect(
      second.cycles.map(({ cycle, causes, measures }) => [cycle, causes.length, measures.length]),
    ).toEqual([
      [2, 0, 0],
      [1, 1, 2],
    ])
    const plan = await steps.acceptPlan(
      auditor,
      await steps.sendPlan(responsible, await steps.fetchRo(responsible, first.id)),
    )
    const third = await ineffective(
      await steps.verifyOrder(verifier, await steps.reportOrder(responsible, plan, now())),
    )
    expect(third).toMatchObject({ cycle: 3, level: '1', rectifyDue: steps.dayFrom(now(), 7) })
    expect(third.cycles[2]?.measures[0]?.evidence).toHaveLength(1)
  })

  it('can be voided with a reason, but never at level 1', async () => {
    const manager = await server.as(steps.SHEN_LI)
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const body = { ...versionOf(order), reason: '重复下达，见另一张整改单。' }
    expect(dataOf(await manager.call(calls.voidRectification, { body }))).toMatchObject({
      status: 'VOID',
      daysOpen: null,
      actions: [],
    })
    const serious = await steps.issueOrder(auditor, steps.buildDraft(now(), '1'))
    const refused = await manager.call(calls.voidRectification, { body: { ...body, ...versionOf(serious) } })
    expect(refused.envelope.code).toBe(RECTIFICATION_ERRORS.levelOne.code)
  })

  it('lets the manager name another responsible person of the department', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const reassignTo = async (respPerson: string) =>
      await responsible.call(calls.reassignRectification, {
        body: { ...versionOf(order), respPerson, reason: '' },
      })
    expect((await reassignTo(steps.ZHENG_KAI)).envelope.code).toBe(RECTIFICATION_ERRORS.respOfOther.code)
    expect(dataOf(await reassignTo(steps.LI_ZE))).toMatchObject({
      status: 'ISSUED',
      respPerson: { code: steps.LI_ZE },
    })
    expect((await steps.fetchRo(await server.as(steps.LI_ZE), order.id)).actions).toContain('accept')
  })

  it('closes level 2 after the watch, and level 1 on the countersignature of the safety director', async () => {
    const orders = [await advanceToWatch(), await advanceToWatch('1')] as const
    server.clock.forward({ days: 31 })
    const laterVerifier = await server.as(steps.XU_WEIDONG, { fresh: true })
    const director = await server.as(steps.SU_MINGYUAN, { fresh: true })
    const judge = async (id: string) =>
      dataOf(
        await laterVerifier.call(calls.judgeEffective, {
          body: { ...versionOf(await steps.fetchRo(laterVerifier, id)), remark: '有效' },
        }),
      )
    expect(await judge(orders[0].id)).toMatchObject({ status: 'CLOSED', daysOpen: 31 })
    expect((await steps.fetchRo(director, orders[1].id)).actions).toEqual([])
    const judged = await judge(orders[1].id)
    expect(judged).toMatchObject({ status: 'EFFECT_WATCH', effectJudged: true, actions: ['ineffective'] })
    const read = await steps.fetchRo(director, judged.id)
    expect(read.actions).toEqual(['countersign'])
    expect(
      dataOf(
        await director.call(calls.countersignRectification, { body: { ...versionOf(read), remark: '' } }),
      ),
    ).toMatchObject({ status: 'CLOSED', closedAt: expect.any(String) })
  })
})
