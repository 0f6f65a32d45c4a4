import { listMyWork } from '@apron/contract/home/home.calls'
import { queryMessages } from '@apron/contract/messages/message.calls'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { forSite } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import type { CheckDraft } from '../../../contract/checks/check-draft.entities.ts'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT as EMPTY, ITEM, saveDraft, trySaveDraft } from './check-draft-steps.ts'
import { buildConformingResults, fetchDetail } from './check-order-steps.ts'

/** Manager of quality assurance: writes and issues orders. */
const SHEN_LI = '100103'
/** Auditors: write orders and lead checks. */
const FENG_XIAOLAN = '100104'
const XU_WEIDONG = '100105'
const CAO_JIANJUN = '100106'
/** Manager of the checked workshop, without the permission to submit. */
const TAN_YONG = '100303'
const LI_ZE = '100305'

const MEASURED = {
  ...ITEM,
  textZh: '照度',
  textEn: '',
  method: 'MEASURE',
  unit: 'lx',
  min: 200,
  critical: true,
} as const
const DRAFT: CheckDraft = {
  ...EMPTY,
  basis: 'CCAR-145.20',
  checkers: [CAO_JIANJUN],
  items: [ITEM, MEASURED],
}

const tryCreateOrder = (person: PortalClient, change: Partial<CheckDraft> = {}) =>
  trySaveDraft(person, { ...DRAFT, ...change })
const createOrder = (person: PortalClient, change: Partial<CheckDraft> = {}) =>
  saveDraft(person, { ...DRAFT, ...change })
const findTask = async (person: PortalClient, id: string) =>
  (await person.call(listMyWork)).envelope.data.items.find(item => item.id.endsWith(id))
const countOpenMessages = async (person: PortalClient, no: string) => {
  const body = { current: 1, size: 50, content: no, handleStatus: 0 as const }
  return (await person.call(queryMessages, { body })).envelope.data.records.length
}

describeOnStores('a check order written by hand', store => {
  const server = appServer(store, plugin)

  it('is drafted, issued, carried out and approved with its own items', async () => {
    const auditor = await server.as(XU_WEIDONG)
    const manager = await server.as(SHEN_LI)
    const lead = await server.as(FENG_XIAOLAN)
    const unit = await server.as(TAN_YONG)
    const draft = await createOrder(auditor)
    expect(draft).toMatchObject({
      checkNo: expect.stringMatching(/^CK-\d{4}-\d{4}$/),
      status: 'DRAFT',
      version: 1,
      template: null,
      basis: 'CCAR-145.20',
      siteCode: 'CAN',
      itemCount: 2,
      actions: ['edit'],
    })
    expect(draft.history.map(({ action }) => action)).toEqual(['create'])
    const { id, checkNo } = draft
    expect(await findTask(lead, id)).toBeUndefined()
    expect(await findTask(auditor, id)).toBeUndefined()
    expect(await findTask(manager, id)).toMatchObject({ action: '下达', urgency: 'decision' })
    expect((await fetchDetail(manager, id)).actions).toEqual(['edit', 'issue', 'cancel'])

    const issued = (await manager.call(calls.issueCheck, { body: { id, version: 1 } })).envelope.data
    expect(issued).toMatchObject({ status: 'ISSUED', version: 2 })
    expect(await findTask(lead, id)).toMatchObject({ action: '开始检查', due: '2040-02-21' })
    for (const person of [lead, unit]) expect(await countOpenMessages(person, checkNo)).toBe(1)

    const started = (await lead.call(calls.startCheck, { body: { id, version: 2 } })).envelope.data
    expect(started.items.map(({ seq, text, measures, critical }) => [seq, text, measures, critical])).toEqual(
      [
        [1, '工具箱标识清晰', [], false],
        [2, '照度', [{ unit: 'lx', min: 200, max: null }], true],
      ],
    )
    lead.language = 'en'
    // Texts without English are shown in Chinese.
    expect((await fetchDetail(lead, id)).items.map(({ text }) => text)).toEqual(['Boxes are marked', '照度'])
    const results = buildConformingResults(started, 'In order.')
    const filled = (await lead.call(calls.saveCheckResults, { body: results })).envelope.data
    expect(filled).toMatchObject({ doneCount: 2, score: 100 })
    const submitted = await lead.call(calls.submitCheck, { body: { id, version: filled.version } })
    expect(submitted.envelope.data.status).toBe('SUBMITTED')
    // The messages no longer ask for work.
    for (const person of [lead, unit]) expect(await countOpenMessages(person, checkNo)).toBe(0)
    expect(await findTask(lead, id)).toBeUndefined()
    const { version } = submitted.envelope.data
    const approved = await manager.call(calls.approveCheck, { body: { id, version } })
    expect(approved.envelope.data.status).toBe('APPROVED')
  })

  it('can be changed until it is issued, including the order of its items, and is returned unchanged', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { id, version } = await createOrder(auditor)
    const change = { ...DRAFT, id, version, titleEn: 'Lighting', items: [MEASURED, ITEM], checkers: [] }
    const changed = (await auditor.call(calls.saveCheckDraft, { body: change })).envelope.data
    expect(changed.history.map(({ action }) => action)).toEqual(['edit', 'create'])
    const read = (await auditor.call(calls.checkDraft, { query: { id } })).envelope.data
    expect(read).toEqual({ ...change, version: 2, template: null })
    expect((await auditor.call(calls.saveCheckDraft, { body: change })).envelope.code).toBe(409)

    const manager = await server.as(SHEN_LI)
    await manager.call(calls.issueCheck, { body: { id, version: 2 } })
    expect((await auditor.call(calls.checkDraft, { query: { id } })).envelope.code).toBe(409)
    const late = await auditor.call(calls.saveCheckDraft, { body: { ...change, version: 3 } })
    expect(late.envelope).toMatchObject({ code: 409, success: false })
  })

  it.each<[Partial<CheckDraft>, keyof typeof CHECK_ORDER_ERRORS]>([
    [{ planEnd: '2040-02-19' }, 'periodWrong'],
    [{ checkers: [FENG_XIAOLAN] }, 'checkerTwice'],
    [{ items: [{ ...MEASURED, unit: ' ' }] }, 'unitMissing'],
    [{ items: [ITEM, { ...MEASURED, max: 100 }] }, 'limitsWrong'],
    [{ leadChecker: '999999' }, 'unknownPerson'],
  ])('rejects saving with %o', async (change, error) => {
    const auditor = await server.as(FENG_XIAOLAN)
    expect((await tryCreateOrder(auditor, change)).envelope.code).toBe(CHECK_ORDER_ERRORS[error].code)
  })

  it.each([
    { checkedDept: 'D7777' },
    { planStart: '2040-02-31' },
    { titleZh: ' ' },
    { id: 'x', version: null },
  ])('rejects malformed or unknown values: %o', async change => {
    const { status } = await tryCreateOrder(await server.as(FENG_XIAOLAN), change)
    expect([400, 404]).toContain(status)
  })

  it.each<[Partial<CheckDraft>, keyof typeof CHECK_ORDER_ERRORS]>([
    [{ items: [] }, 'noItems'],
    [{ leadChecker: TAN_YONG }, 'leadOfUnit'],
    [{ leadChecker: TAN_YONG, checkedDept: 'D05' }, 'leadOfUnit'],
    [{ leadChecker: TAN_YONG, checkedDept: 'D06' }, 'leadMayNot'],
  ])('[5.1.14-18] rejects issuing with %o', async (change, error) => {
    const manager = await server.as(SHEN_LI)
    const { id, version } = await createOrder(manager, change)
    const { envelope } = await manager.call(calls.issueCheck, { body: { id, version } })
    expect(envelope).toMatchObject({
      code: CHECK_ORDER_ERRORS[error].code,
      msg: CHECK_ORDER_ERRORS[error].zh,
    })
    expect((await fetchDetail(manager, id)).status).toBe('DRAFT')
  })

  it('can be cancelled with a reason before it starts, which closes its message tasks', async () => {
    const manager = await server.as(SHEN_LI)
    const lead = await server.as(FENG_XIAOLAN)
    const { id, checkNo } = await createOrder(manager)
    await manager.call(calls.issueCheck, { body: { id, version: 1 } })
    expect(await countOpenMessages(lead, checkNo)).toBe(1)
    const short = await manager.call(calls.cancelCheck, { body: { id, version: 2, reason: 'x' } })
    expect(short.status).toBe(400)
    const body = { id, version: 2, reason: '计划调整，改到下月。' }
    expect((await lead.call(calls.cancelCheck, { body })).status).toBe(403)
    const cancelled = (await manager.call(calls.cancelCheck, { body })).envelope.data
    expect(cancelled).toMatchObject({ status: 'CANCELLED', actions: [] })
    expect(cancelled.history[0]).toMatchObject({ action: 'cancel', remark: body.reason })
    expect(await countOpenMessages(lead, checkNo)).toBe(0)
  })

  it('is not announced to the unit if it is a spot check', async () => {
    const manager = await server.as(SHEN_LI)
    const { id, checkNo, announced } = await createOrder(manager, { checkCat: 'SPOT' })
    expect(announced).toBe(false)
    await manager.call(calls.issueCheck, { body: { id, version: 1 } })
    expect(await countOpenMessages(await server.as(FENG_XIAOLAN), checkNo)).toBe(1)
    expect(await countOpenMessages(await server.as(TAN_YONG), checkNo)).toBe(0)
  })

  it('can be changed and issued only at its own site', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { id, version } = await createOrder(auditor)
    const body = { ...DRAFT, id, version }
    const elsewhere = await auditor.call(calls.saveCheckDraft, { body, headers: forSite('SZX') })
    expect(elsewhere.envelope.code).toBe(CHECK_ORDER_ERRORS.otherSite.code)
  })

  it('rejects callers without the permission or a session', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const mechanic = await server.as(LI_ZE)
    const { id, version } = await createOrder(auditor)
    expect((await auditor.call(calls.issueCheck, { body: { id, version } })).status).toBe(403)
    for (const [person, status] of [
      [mechanic, 403],
      [server.client(), 401],
    ] as const) {
      expect((await tryCreateOrder(person)).status).toBe(status)
      expect((await person.call(calls.checkDraft, { query: { id } })).status).toBe(status)
      expect((await person.call(calls.issueCheck, { body: { id, version } })).status).toBe(status)
      const cancel = { id, version, reason: 'no reason at all' }
      expect((await person.call(calls.cancelCheck, { body: cancel })).status).toBe(status)
    }
  })

  itConcurrently(store, 'is issued once when two people issue it at the same time', async () => {
    const manager = await server.as(SHEN_LI)
    const { id, version } = await createOrder(manager)
    const both = await Promise.all(
      [1, 2].map(() => manager.call(calls.issueCheck, { body: { id, version } })),
    )
    expect(both.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })
})
