import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { dataOf } from '@apron/server/test/data-of'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnStores, itConcurrently } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { offeredTemplates } from '../../../contract/checks/check-order.calls.ts'
import { CHECK_ORDER_ERRORS } from '../../../contract/checks/check-order.errors.ts'
import * as calls from '../../../contract/checks/check-template.calls.ts'
import type { TemplateDetail, TemplateDraft } from '../../../contract/checks/check-template.entities.ts'
import { CHECK_TEMPLATE_ERRORS } from '../../../contract/checks/check-template.errors.ts'
import { plugin } from '../../plugin.ts'
import { DRAFT, ITEM, saveDraft } from './check-draft-steps.ts'
import { fetchDetail } from './check-order-steps.ts'

/** Manager of quality assurance, who configures templates. */
const SHEN_LI = '100103'
/** Administrator, who may configure templates too. */
const CHEN_QIMING = '100001'
/** Auditor, who creates orders from templates but may not write templates. */
const FENG_XIAOLAN = '100104'

const CLIMATE = {
  ...ITEM,
  textZh: '库房温湿度',
  groupEn: 'Climate',
  method: 'MEASURE',
  unit: '°C',
  min: 10,
  max: 30,
  more: [{ unit: '%RH', min: null, max: 70 }],
} as const satisfies TemplateDraft['items'][number]
const TEMPLATE: TemplateDraft = {
  id: null,
  version: null,
  code: 'XT-11',
  nameZh: '试验模板',
  nameEn: 'Trial',
  checkCat: 'ROUTINE',
  scope: 'D05',
  basis: 'MOM 3.4',
  items: [{ ...ITEM }, { ...CLIMATE, more: [...CLIMATE.more] }],
}

const trySaveTemplate = (person: PortalClient, change: Partial<TemplateDraft> = {}) =>
  person.call(calls.saveCheckTemplate, { body: { ...TEMPLATE, ...change } })

async function saveTemplate(
  person: PortalClient,
  change: Partial<TemplateDraft> = {},
): Promise<TemplateDetail> {
  return dataOf(await trySaveTemplate(person, change))
}

const versionOf = ({ id, version }: TemplateDetail) => ({ body: { id, version } })

async function approveTemplate(person: PortalClient, template: TemplateDetail): Promise<TemplateDetail> {
  return dataOf(await person.call(calls.approveCheckTemplate, versionOf(template)))
}

const findOffered = async (person: PortalClient, code: string) =>
  (await person.call(offeredTemplates)).envelope.data.find(each => each.code === code)

const importFile = (person: PortalClient, text: string, digest: string | null = null) =>
  person.call(calls.importCheckTemplates, { body: { text, digest } })
const listCodes = async (person: PortalClient) =>
  dataOf(await person.call(calls.listCheckTemplates)).map(({ code }) => code)

describeOnStores('[SQ-09] check templates', store => {
  const server = appServer(store, plugin)

  it('lists them by code, newest revision first, only for people who may configure them', async () => {
    const manager = await server.as(SHEN_LI)
    const { envelope } = await manager.call(calls.listCheckTemplates)
    const codes = envelope.data.map(({ code }) => code)
    expect(codes).toEqual(codes.toSorted())
    expect(envelope.data.find(({ code }) => code === 'ST-03')).toMatchObject({
      revision: 1,
      status: 'ACTIVE',
      itemCount: 15,
      orderCount: 1,
      changedBy: { code: SHEN_LI, name: '沈丽' },
    })
    expect((await server.client().call(calls.listCheckTemplates)).status).toBe(401)
    const auditor = await server.as(FENG_XIAOLAN)
    const [first] = envelope.data
    if (first === undefined) expect.fail('no templates')
    const body = { id: first.id, version: first.version }
    for (const refused of [
      await auditor.call(calls.listCheckTemplates),
      await auditor.call(calls.checkTemplateDetail, { query: { id: first.id } }),
      await trySaveTemplate(auditor),
      await auditor.call(calls.approveCheckTemplate, { body }),
      await auditor.call(calls.reviseCheckTemplate, { body }),
      await auditor.call(calls.retireCheckTemplate, { body }),
      await auditor.call(calls.removeCheckTemplate, { body }),
    ]) {
      expect(refused.status).toBe(403)
    }
  })

  it('saves and returns them unchanged, and puts them in force once another person has approved them', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const draft = await saveTemplate(author)
    expect(draft).toMatchObject({ revision: 1, status: 'DRAFT', itemCount: 2, actions: ['edit', 'remove'] })
    expect(draft.draft).toEqual({ ...TEMPLATE, id: draft.id, version: 1 })
    expect(await findOffered(author, 'XT-11')).toBeUndefined()

    const own = await author.call(calls.approveCheckTemplate, versionOf(draft))
    expect(own.envelope.msg).toBe(CHECK_TEMPLATE_ERRORS.ownTemplate.zh)
    expect(await approveTemplate(approver, draft)).toMatchObject({
      status: 'ACTIVE',
      actions: ['revise', 'retire'],
    })
    expect(await findOffered(author, 'XT-11')).toMatchObject({ revision: 1, nameEn: 'Trial' })

    const order = await saveDraft(author, { ...DRAFT, template: 'XT-11' })
    expect(order.items[1]?.measures).toEqual([
      { unit: '°C', min: 10, max: 30 },
      { unit: '%RH', min: null, max: 70 },
    ])
    expect(order.items[1]?.group).toBe('工具')
  })

  it('makes the last editor of a draft its author, who cannot approve it', async () => {
    const [author, other] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const draft = await saveTemplate(author, { code: 'XT-12' })
    const changed = await saveTemplate(other, {
      code: 'XT-12',
      id: draft.id,
      version: 1,
      nameZh: '改过的模板',
    })
    const own = await other.call(calls.approveCheckTemplate, versionOf(changed))
    expect(own.envelope.msg).toBe(CHECK_TEMPLATE_ERRORS.ownTemplate.zh)
    const late = await trySaveTemplate(author, { code: 'XT-12', id: draft.id, version: 1 })
    expect(late.envelope.code).toBe(409)
    expect(await approveTemplate(author, changed)).toMatchObject({ status: 'ACTIVE', name: '改过的模板' })
  })

  it('revises them: orders keep their revision, the previous one is retired, and only one draft can exist', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const first = await approveTemplate(approver, await saveTemplate(author, { code: 'XT-13' }))
    const order = await saveDraft(author, { ...DRAFT, template: 'XT-13' })
    const { envelope } = await author.call(calls.reviseCheckTemplate, versionOf(first))
    const second = envelope.data
    expect(second).toMatchObject({ revision: 2, status: 'DRAFT', itemCount: 2 })
    expect(second.draft.items).toEqual(TEMPLATE.items)
    const again = await approver.call(calls.reviseCheckTemplate, versionOf(first))
    expect(again.envelope.msg).toBe(CHECK_TEMPLATE_ERRORS.beingRevised.zh)
    const read = await author.call(calls.checkTemplateDetail, { query: { id: first.id } })
    expect(read.envelope.data).toMatchObject({ draftId: second.id, actions: ['retire'] })

    const shorter = await saveTemplate(author, { code: 'XT-13', id: second.id, version: 1, items: [ITEM] })
    expect(await approveTemplate(approver, shorter)).toMatchObject({
      revision: 2,
      status: 'ACTIVE',
      itemCount: 1,
    })
    const before = await author.call(calls.checkTemplateDetail, { query: { id: first.id } })
    expect(before.envelope.data).toMatchObject({ status: 'RETIRED', orderCount: 1, actions: [] })
    expect((await fetchDetail(author, order.id)).items).toHaveLength(2)
  })

  it('retires them, and lets them be revised again', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const inForce = await approveTemplate(approver, await saveTemplate(author, { code: 'XT-14' }))
    const { envelope } = await author.call(calls.retireCheckTemplate, versionOf(inForce))
    expect(envelope.data).toMatchObject({ status: 'RETIRED', actions: ['revise'] })
    expect(await findOffered(author, 'XT-14')).toBeUndefined()
    const again = await author.call(calls.reviseCheckTemplate, versionOf(envelope.data))
    expect(again.envelope.data).toMatchObject({ revision: 2, status: 'DRAFT' })
  })

  it('allows deleting a draft with its items, but not a revision that was in force', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const draft = await saveTemplate(author, { code: 'XT-15' })
    expect((await author.call(calls.removeCheckTemplate, versionOf(draft))).envelope.success).toBe(true)
    const gone = await author.call(calls.checkTemplateDetail, { query: { id: draft.id } })
    expect([gone.status, gone.envelope.msg]).toEqual([404, CHECK_TEMPLATE_ERRORS.noTemplate.zh])
    const { rows } =
      await sql`select 1 from safety_quality_template_item where template_id = ${draft.id}`.execute(
        store.database.kysely,
      )
    expect(rows).toEqual([])
    const inForce = await approveTemplate(approver, await saveTemplate(author, { code: 'XT-15' }))
    expect((await author.call(calls.removeCheckTemplate, versionOf(inForce))).envelope.code).toBe(409)
    const edited = await trySaveTemplate(author, { code: 'XT-15', id: inForce.id, version: inForce.version })
    expect(edited.envelope.code).toBe(409)
  })

  it('rejects invalid content with a message, and change nothing', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const taken = await trySaveTemplate(author, { code: 'TC-01' })
    expect(taken.envelope.msg).toBe('编号“TC-01”已有模板，请在其详情页修订')
    const reversed = { ...CLIMATE, more: [{ unit: '%RH', min: 80, max: 70 }] }
    const limits = await trySaveTemplate(author, { code: 'XT-16', items: [ITEM, reversed] })
    expect(limits.envelope.code).toBe(CHECK_ORDER_ERRORS.limitsWrong.code)
    const unit = await trySaveTemplate(author, {
      code: 'XT-16',
      items: [{ ...CLIMATE, more: [], unit: ' ' }],
    })
    expect(unit.envelope.code).toBe(CHECK_ORDER_ERRORS.unitMissing.code)
    for (const code of ['tc-01', 'T-1', 'TC-1', 'TOOLS-01', "TC-01'"]) {
      expect((await trySaveTemplate(author, { code })).status).toBe(400)
    }
    const empty = await saveTemplate(author, { code: 'XT-16', items: [] })
    const nothing = await approver.call(calls.approveCheckTemplate, versionOf(empty))
    expect(nothing.envelope.msg).toBe(CHECK_TEMPLATE_ERRORS.nothingToCheck.zh)
    const unknown = await author.call(calls.checkTemplateDetail, { query: { id: 'unknown' } })
    expect(unknown.status).toBe(404)
  })

  itConcurrently(store, 'approves and revises only once when two people do so at the same time', async () => {
    const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
    const draft = await saveTemplate(author, { code: 'XT-17' })
    const approvals = await Promise.all(
      [1, 2, 3].map(() => approver.call(calls.approveCheckTemplate, versionOf(draft))),
    )
    expect(approvals.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const inForce = (await author.call(calls.checkTemplateDetail, { query: { id: draft.id } })).envelope.data
    const revisions = await Promise.all(
      [author, approver, author].map(person => person.call(calls.reviseCheckTemplate, versionOf(inForce))),
    )
    expect(revisions.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const listed = (await author.call(calls.listCheckTemplates)).envelope.data
    expect(listed.filter(({ code }) => code === 'XT-17').map(({ revision }) => revision)).toEqual([2, 1])
  })

  describe('[SQ-56] import from a CSV file', () => {
    const HEADER = 'code,nameZh,nameEn,checkCat,basis,textZh,textEn,method,critical,unit,min,max'
    const FILE = [
      HEADER,
      'IM-01,导入模板,Imported,ROUTINE,MOM 3.4,标识清晰,Marked,OBSERVE,1,,,',
      ',,,,,库房温湿度,Climate,MEASURE,,°C|%RH,10|,30|70',
      'IM-02,另一模板,,SPOT,,记录完整,,DOCUMENTS,,,,',
    ].join('\r\n')
    it('shows a preview first, then creates drafts that another person approves', async () => {
      const [author, approver] = [await server.as(SHEN_LI), await server.as(CHEN_QIMING)]
      const preview = dataOf(await importFile(author, `\uFEFF${FILE}`))
      expect(preview).toMatchObject({ done: false, added: 3, changed: 0, wrong: 0 })
      expect(preview.changingRows.map(({ row, key }) => [row, key])).toEqual([
        [2, 'IM-01'],
        [3, 'IM-01'],
        [4, 'IM-02'],
      ])
      expect(await listCodes(author)).not.toContain('IM-01')

      expect(dataOf(await importFile(author, FILE, preview.digest))).toMatchObject({ done: true, added: 3 })
      const rows = dataOf(await author.call(calls.listCheckTemplates))
      const imported = rows.find(({ code }) => code === 'IM-01')
      if (imported === undefined) expect.fail('the template was not imported')
      expect(imported).toMatchObject({
        status: 'DRAFT',
        revision: 1,
        itemCount: 2,
        changedBy: { code: SHEN_LI },
      })
      const detail = dataOf(await author.call(calls.checkTemplateDetail, { query: { id: imported.id } }))
      expect(detail.draft.items).toMatchObject([
        { textEn: 'Marked', critical: true },
        { unit: '°C', min: 10, max: 30, more: [{ unit: '%RH', min: null, max: 70 }] },
      ])
      const again = await importFile(author, FILE, preview.digest)
      expect(again.envelope).toMatchObject({ success: false, code: SERVER_ERRORS.importWrong.code })

      expect(await approveTemplate(approver, detail)).toMatchObject({ status: 'ACTIVE' })
      const changed = FILE.replace('标识清晰', '标识清晰、完整').split('\r\n').slice(0, 3).join('\r\n')
      const next = dataOf(await importFile(author, changed))
      expect(next).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
      expect(next.changingRows).toMatchObject([{ row: 2, kind: 'changed', fields: ['textZh'] }])
      expect(dataOf(await importFile(author, changed, next.digest)).done).toBe(true)
      const revisions = dataOf(await author.call(calls.listCheckTemplates)).filter(
        ({ code }) => code === 'IM-01',
      )
      expect(revisions.map(({ revision, status }) => [revision, status])).toEqual([
        [2, 'DRAFT'],
        [1, 'ACTIVE'],
      ])
    })

    it('imports nothing when a line is wrong, and gives the reason in the language of the caller', async () => {
      const author = await server.as(SHEN_LI)
      const wrong = FILE.replaceAll('IM-', 'IN-').replace('DOCUMENTS', 'LOOK').replace('30|70', '5|70')
      const preview = dataOf(await importFile(author, wrong))
      expect(preview.wrongRows.map(({ row, field }) => [row, field])).toEqual([
        [3, 'max'],
        [4, 'method'],
      ])
      expect(preview.wrongRows[1]?.text).toContain('不是 DOCUMENTS, OBSERVE')
      author.language = 'en'
      const english = dataOf(await importFile(author, wrong))
      expect(english.wrongRows[1]?.text).toContain('“LOOK” is not one of DOCUMENTS')
      const refused = await importFile(author, wrong, preview.digest)
      expect(refused.envelope.code).toBe(SERVER_ERRORS.importWrong.code)
      expect((await listCodes(author)).filter(code => code.startsWith('IN-'))).toEqual([])
    })

    it('rejects another kind of file, one that is too large, or one that differs from the preview', async () => {
      const author = await server.as(SHEN_LI)
      const codeOf = async (text: string, digest: string | null = null) =>
        (await importFile(author, text, digest)).envelope.code
      expect(await codeOf('')).toBe(SERVER_ERRORS.importEmpty.code)
      expect(await codeOf('PK\u0003\u0004')).toBe(SERVER_ERRORS.importWorkbook.code)
      expect(await codeOf('code,nameZh\r\nIM-03,x')).toBe(SERVER_ERRORS.importHeader.code)
      const rows = `${HEADER}${',,,,,项目,,OBSERVE,,,,\r\n'.repeat(10_002)}`
      expect(await codeOf(rows)).toBe(SERVER_ERRORS.importTooLong.code)
      expect((await importFile(author, 'x'.repeat(13_000_000))).status).toBe(413)
      const other = FILE.replaceAll('IM-', 'IO-')
      const { digest } = dataOf(await importFile(author, other))
      expect(await codeOf(other.replace('标识', '标签'), digest)).toBe(SERVER_ERRORS.importChanged.code)
    })

    it('rejects people who may not configure templates', async () => {
      await expectGuarded(server, store.database.kysely, {
        without: FENG_XIAOLAN,
        reads: [],
        writes: [[calls.importCheckTemplates, { body: { text: FILE, digest: null } }]],
      })
    })
  })
})
