import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { CheckDraft } from '../../../contract/checks/check-draft.entities.ts'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT, ITEM, saveDraft, trySaveDraft } from './check-draft-steps.ts'
import { fetchDetail } from './check-order-steps.ts'

/** Manager of quality assurance: writes and issues orders. */
const SHEN_LI = '100103'
/** Auditor: writes orders and leads checks. */
const FENG_XIAOLAN = '100104'
/** Mechanic, without the permission to write orders. */
const LI_ZE = '100305'

const tryCreateOrder = (person: PortalClient, change: Partial<CheckDraft> = {}) =>
  trySaveDraft(person, { ...DRAFT, template: 'TC-01', ...change })
const createOrder = (person: PortalClient, change: Partial<CheckDraft> = {}) =>
  saveDraft(person, { ...DRAFT, template: 'TC-01', ...change })

/** Puts a second revision in force, as an approval does. Existing orders keep the first one, which is retired. */
async function revise(db: Kysely<unknown>, code: string): Promise<void> {
  const next = `${code}-next`
  await sql`update safety_quality_check_template set status = 'RETIRED' where code = ${code}`.execute(db)
  await sql`insert into safety_quality_check_template
    select (jsonb_populate_record(t, jsonb_build_object('id', ${next}::text, 'revision', 2, 'status', 'ACTIVE'))).*
      from safety_quality_check_template t where code = ${code}`.execute(db)
  await sql`insert into safety_quality_template_item
    select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()::text, 'template_id', ${next}::text))).*
      from safety_quality_template_item i
      join safety_quality_check_template t on t.id = i.template_id
     where t.code = ${code} and t.revision = 1 and i.seq <= 3`.execute(db)
}

describeOnStores('[SQ-08] a check order from a template', store => {
  const server = appServer(store, plugin)

  it('offers the templates in force, in either language, only to people who may write orders', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await auditor.call(calls.offeredTemplates)
    expect(envelope.data.map(({ code }) => code)).toEqual([
      'FS-05',
      'HF-06',
      'JC-02',
      'LS-04',
      'ST-03',
      'TC-01',
    ])
    expect(envelope.data.at(-1)).toMatchObject({ revision: 1, nameZh: '工具管理', checkCat: 'ROUTINE' })
    const items = envelope.data.at(-1)?.items ?? []
    expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(items.filter(({ critical }) => critical).map(({ seq }) => seq)).toEqual([3, 6])
    const english = auditor.copy()
    english.language = 'en'
    const { envelope: read } = await english.call(calls.offeredTemplates)
    expect(read.data.at(-1)?.items[0]?.text).toMatch(/^Tool boxes/)
    expect((await server.client().call(calls.offeredTemplates)).status).toBe(401)
    expect((await (await server.as(LI_ZE)).call(calls.offeredTemplates)).status).toBe(403)
  })

  it('has the items of the template and none of its own, also when it is read back', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const order = await createOrder(auditor, { items: [ITEM] })
    expect(order).toMatchObject({
      status: 'DRAFT',
      itemCount: 12,
      basis: 'CCAR-145.20; MOM 3.4',
      template: { code: 'TC-01', revision: 1 },
    })
    expect(order.items).toHaveLength(12)
    const { rows } =
      await sql`select 1 from safety_quality_template_item where order_id = ${order.id}`.execute(
        store.database.kysely,
      )
    expect(rows).toEqual([])
    const { envelope } = await auditor.call(calls.checkDraft, { query: { id: order.id } })
    expect(envelope.data).toMatchObject({ template: 'TC-01', items: [] })
  })

  it('can be changed to an order by hand and back to one from a template', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { id, version } = await createOrder(auditor)
    const byHand = await createOrder(auditor, { id, version, template: null, items: [ITEM] })
    expect(byHand).toMatchObject({ template: null, itemCount: 1 })
    expect(byHand.items.map(({ text }) => text)).toEqual([ITEM.textZh])
    const again = await createOrder(auditor, { id, version: byHand.version, template: 'HF-06' })
    expect(again).toMatchObject({ template: { code: 'HF-06' }, itemCount: 9 })
    expect(again.items).toHaveLength(9)
  })

  it('rejects a template that is not in force, and writes nothing', async () => {
    const auditor = await server.as(FENG_XIAOLAN)
    const { envelope } = await tryCreateOrder(auditor, { template: 'ZZ-99' })
    expect(envelope.msg).toBe('检查模板“ZZ-99”没有生效版本，请另选模板')
    expect((await tryCreateOrder(auditor, { template: "x'; --" })).status).toBe(400)
    const { rows } = await sql`select 1 from safety_quality_check_order where template_id is null`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([])
  })

  it('keeps the revision it was issued with; a draft on an older revision has to be saved again first', async () => {
    const manager = await server.as(SHEN_LI)
    const issue = (id: string, version: number) => manager.call(calls.issueCheck, { body: { id, version } })
    const issued = await createOrder(manager, { template: 'FS-05' })
    expect((await issue(issued.id, issued.version)).envelope.success).toBe(true)
    const draft = await createOrder(manager, { template: 'FS-05' })
    await revise(store.database.kysely, 'FS-05')

    const { envelope } = await issue(draft.id, draft.version)
    expect(envelope.msg).toBe(CHECK_ORDER_ERRORS.templateOutdated.zh)
    const renewed = await createOrder(manager, { id: draft.id, version: draft.version, template: 'FS-05' })
    expect(renewed).toMatchObject({ template: { code: 'FS-05', revision: 2 }, itemCount: 3 })
    expect((await issue(renewed.id, renewed.version)).envelope.success).toBe(true)

    const existing = await fetchDetail(manager, issued.id)
    expect(existing).toMatchObject({ template: { code: 'FS-05', revision: 1 }, itemCount: 10 })
    expect(existing.items).toHaveLength(10)
    const offered = (await manager.call(calls.offeredTemplates)).envelope.data
    expect(offered.filter(({ code }) => code === 'FS-05')).toMatchObject([{ revision: 2 }])
  })
})
