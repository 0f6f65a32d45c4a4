import type { Call } from '@apron/contract/calls/define-call'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { forSite } from '@apron/server/test/list-behaves'
import { noWrites, overlapping } from '@apron/server/test/overlapping'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { beforeAll, expect, it } from 'vitest'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import * as calls from '../../../contract/rectifications/rectification.calls.ts'
import type { RoDraft } from '../../../contract/rectifications/rectification.entities.ts'
import { RECTIFICATION_ERRORS } from '../../../contract/rectifications/rectification.errors.ts'
import { plugin } from '../../plugin.ts'
import * as steps from './rectification-steps.ts'

const { versionOf } = steps
const REASON = '理由写得足够长，超过十个字。'
const LONG = '理由写得足够长，说明为什么需要延期，超过二十个字。'

const send = async (
  person: PortalClient,
  [call, body]: [Call, object],
  headers: Record<string, string> = {},
) => await person.call(call, { body, headers })

describeOnStores('[SQ-12] rejected calls about rectification orders', store => {
  const server = appServer(store, plugin)
  let auditor: PortalClient
  let responsible: PortalClient
  const now = () => server.clock.now()
  /** Returns every call that changes an order, each with a body that is valid apart from the order. */
  const writes = (order: { readonly id: string; readonly version: number }): [Call, object][] => {
    const version = { id: order.id, version: order.version }
    return [
      [calls.saveRectification, { ...steps.buildDraft(now()), ...version }],
      [calls.issueRectification, version],
      [calls.acceptRectification, { ...version, containment: '' }],
      [calls.reassignRectification, { ...version, respPerson: steps.LI_ZE, reason: '' }],
      [calls.savePlan, { ...version, containment: '', causes: [], measures: [] }],
      [calls.sendPlan, version],
      [calls.acceptPlan, { ...version, remark: '' }],
      [calls.returnPlan, { ...version, reason: REASON }],
      [calls.saveProgress, { ...version, measures: [] }],
      [calls.reportRectification, version],
      [calls.verifyRectification, { ...version, ...steps.WATCH }],
      [calls.rejectRectification, { ...version, reason: REASON, measures: ['none'] }],
      [calls.judgeEffective, { ...version, remark: '' }],
      [calls.countersignRectification, { ...version, remark: '' }],
      [calls.judgeIneffective, { ...version, reason: REASON }],
      [calls.voidRectification, { ...version, reason: REASON }],
      [calls.askExtension, { ...version, newDue: steps.dayFrom(now(), 40), reason: LONG, risk: LONG }],
      [calls.decideExtension, { ...version, granted: true, remark: '' }],
    ]
  }

  beforeAll(async () => {
    auditor = await server.as(steps.FENG_XIAOLAN)
    responsible = await server.as(steps.TAN_YONG)
  })

  it('rejects all calls without a session', async () => {
    const order = await steps.findRoByTitle(auditor, 'Torch left behind')
    const stranger = server.client()
    for (const write of writes(order)) expect((await send(stranger, write)).status).toBe(401)
    for (const read of [
      await stranger.call(calls.rectificationDetail, { query: { id: order.id } }),
      await stranger.call(calls.rectificationDraft, { query: { id: order.id } }),
      await stranger.call(calls.rectificationFilterOptions),
      await stranger.call(calls.queryRectifications, { body: { current: 1, size: 10, queryCriteria: {} } }),
    ]) {
      expect(read.status).toBe(401)
    }
  })

  it('rejects changes by people without a part in the order, and hides it from other departments', async () => {
    const order = await steps.findRoByTitle(auditor, 'Torch left behind')
    const mechanic = await server.as(steps.HUANG_ZHIQIANG)
    const outsider = await server.as(steps.BUYER)
    for (const write of writes(order)) {
      expect((await send(mechanic, write)).envelope.success).toBe(false)
      expect([403, 404]).toContain((await send(outsider, write)).status)
    }
    expect((await outsider.call(calls.rectificationDetail, { query: { id: order.id } })).status).toBe(404)
    expect(await steps.fetchRo(auditor, order.id)).toEqual(order)
  })

  it('rejects every action on a closed order', async () => {
    const order = await steps.findRoByTitle(auditor, 'Work package handover sheets')
    expect(order.status).toBe('CLOSED')
    const manager = await server.as(steps.SHEN_LI)
    for (const write of writes(order)) {
      const name = write[0].id
      const { envelope } = await send(manager, write)
      expect([name, envelope.success]).toEqual([name, false])
    }
    for (const call of [calls.acceptPlan, calls.judgeEffective]) {
      const { envelope } = await manager.call(call, { body: { ...versionOf(order), remark: '' } })
      expect(envelope.code).toBe(SERVER_ERRORS.notAllowedInState.code)
    }
  })

  it('gives the same response for an unknown and an invalid id', async () => {
    const manager = await server.as(steps.SHEN_LI)
    for (const write of writes({ id: 'nobody', version: 1 })) {
      expect([403, 404]).toContain((await send(manager, write)).status)
    }
    manager.language = 'zh'
    const { envelope, status } = await manager.call(calls.rectificationDetail, { query: { id: 'nobody' } })
    expect([status, envelope.msg]).toEqual([404, '整改单不存在或无权查看'])
    expect((await manager.call(calls.rectificationDetail, { query: { id: '../x' } })).status).toBe(400)
  })

  it('is read-only from another site', async () => {
    const order = await steps.findRoByTitle(auditor, 'Torch left behind')
    const director = await server.as(steps.SU_MINGYUAN)
    const elsewhere = forSite('SZX')
    expect(await steps.fetchRo(director, order.id, elsewhere)).toMatchObject({ otherSite: true, actions: [] })
    const { envelope } = await auditor.call(calls.voidRectification, {
      body: { ...versionOf(order), reason: REASON },
      headers: elsewhere,
    })
    expect(envelope.success).toBe(false)
    const own = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const response = await auditor.call(calls.acceptPlan, {
      body: { ...versionOf(own), remark: '' },
      headers: elsewhere,
    })
    expect(response.envelope.code).toBe(RECTIFICATION_ERRORS.otherSite.code)
  })

  it.each<
    [keyof typeof RECTIFICATION_ERRORS | keyof typeof CHECK_ORDER_ERRORS, (today: Date) => Partial<RoDraft>]
  >([
    ['ownDepartment', () => ({ respDept: 'D0202', respPerson: steps.SHEN_LI })],
    ['ownDepartment', () => ({ respDept: 'D02', respPerson: steps.SU_MINGYUAN })],
    ['respOfOther', () => ({ respPerson: steps.ZHENG_KAI })],
    ['unknownPerson', () => ({ respPerson: '999999' })],
    ['planDueTooLate', today => ({ planDue: steps.dayFrom(today, 8) })],
    ['rectifyDueTooLate', today => ({ rectifyDue: steps.dayFrom(today, 31) })],
    ['rectifyDueTooLate', today => ({ level: '1', planDue: steps.dayFrom(today, 3) })],
    ['dueInPast', today => ({ planDue: steps.dayFrom(today, -1) })],
    ['planAfterRectify', today => ({ rectifyDue: steps.dayFrom(today, 6) })],
  ])('rejects a draft with %s', async (error, part) => {
    const body = steps.buildDraft(now(), '2', part(now()))
    const { envelope } = await auditor.call(calls.saveRectification, { body })
    const { code } = { ...CHECK_ORDER_ERRORS, ...RECTIFICATION_ERRORS }[error]
    expect(envelope).toMatchObject({ success: false, code })
  })

  it.each<Partial<Record<keyof RoDraft, unknown>>>([
    { titleZh: ' ' },
    { titleZh: 'x'.repeat(81) },
    { description: 'too short' },
    { level: '4' },
    { sourceType: 'CHECK' },
    { respDept: 'NOWHERE' },
    { rectifyDue: '2026-02-31' },
    { acReg: '飞机' },
    { ata: '3 2' },
    { version: 1, id: '00000000-0000-0000-0000-000000000000' },
  ])('rejects a draft with malformed or unknown values: %o', async part => {
    const body = { ...steps.buildDraft(now()), ...part }
    const { status } = await send(auditor, [calls.saveRectification, body])
    expect([400, 404]).toContain(status)
  })

  it('stores the ATA chapter of a draft, none from a form without the field, and rejects an unknown one', async () => {
    const body = steps.buildDraft(now(), '2', { ata: '32' })
    const created = dataOf(await auditor.call(calls.saveRectification, { body }))
    expect(created.ata).toBe('32')
    const draft = dataOf(await auditor.call(calls.rectificationDraft, { query: { id: created.id } }))
    const { ata: _, ...older } = draft
    expect(draft.ata).toBe('32')
    expect(dataOf(await auditor.call(calls.saveRectification, { body: older })).ata).toBeNull()
    const unknown = await auditor.call(calls.saveRectification, { body: { ...body, ata: '99' } })
    expect(unknown.envelope).toMatchObject({ success: false })
  })

  it('rejects a plan with unknown people or values', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const plan = steps.buildPlan(order)
    const save = async (part: object) => await send(responsible, [calls.savePlan, { ...plan, ...part }])
    const [measure] = plan.measures
    const [cause] = plan.causes
    const unknown = await save({ measures: [{ ...measure, owner: '999999' }] })
    expect(unknown.envelope.code).toBe(CHECK_ORDER_ERRORS.unknownPerson.code)
    expect((await save({ causes: [{ ...cause, category: 'ZZ' }] })).envelope.success).toBe(false)
    expect((await save({ measures: [{ ...measure, due: '2026-02-30' }] })).status).toBe(400)
    expect((await save({ causes: Array.from({ length: 11 }, () => cause) })).status).toBe(400)
    expect((await steps.fetchRo(responsible, order.id)).version).toBe(order.version)
  })

  it('rejects a save on a version that another person has changed', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const saved = dataOf(await responsible.call(calls.savePlan, { body: steps.buildPlan(order) }))
    const late = await responsible.call(calls.savePlan, { body: steps.buildPlan(order, { causes: [] }) })
    expect(late.envelope.code).toBe(409)
    expect(await steps.fetchRo(responsible, order.id)).toMatchObject({
      version: saved.version,
      cycles: saved.cycles,
    })
  })

  itConcurrently(store, 'accepts one of two simultaneous decisions and rejects the other', async () => {
    const order = await steps.acceptOrder(
      responsible,
      await steps.issueOrder(auditor, steps.buildDraft(now())),
    )
    const sent = await steps.sendPlan(responsible, order)
    const other = await server.as(steps.XU_WEIDONG)
    const both = await overlapping(
      store.database.kysely,
      noWrites('safety_quality_rectification'),
      [auditor, other].map(
        person => () => person.call(calls.acceptPlan, { body: { ...versionOf(sent), remark: '' } }),
      ),
    )
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const { history } = await steps.fetchRo(auditor, order.id)
    expect(history.filter(({ action }) => action === 'acceptPlan')).toHaveLength(1)
  })

  itConcurrently(store, 'accepts one of two simultaneous extension requests', async () => {
    const order = await steps.issueOrder(auditor, steps.buildDraft(now()))
    const body = { ...versionOf(order), newDue: steps.dayFrom(now(), 40), reason: LONG, risk: LONG }
    const requestExtension = async () => await responsible.call(calls.askExtension, { body })
    const both = await overlapping(store.database.kysely, noWrites('safety_quality_extension'), [
      requestExtension,
    ])
    both.push(await requestExtension())
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await steps.fetchRo(auditor, order.id)).extensions).toHaveLength(1)
  })
})
