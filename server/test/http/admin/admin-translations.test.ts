import { PROJECT_CODE } from '@apron/contract/calls/base-path'
import type {
  AdminTranslation,
  AdminTranslationQuery,
  AdminTranslationSave,
} from '@apron/contract/dictionary/admin-translation'
import {
  deleteAdminTranslation,
  pageAdminTranslations,
  saveAdminTranslation,
} from '@apron/contract/dictionary/admin-translation.calls'
import { listTranslations } from '@apron/contract/operations/system.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { pdf } from '../../support/file-samples.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { fetchFile, uploaded } from '../../support/steps/file-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const NEW: AdminTranslationSave = {
  id: null,
  version: null,
  code: 'home.title',
  type: 1,
  chinese: '工作台',
  english: 'Desk',
}
const FILE = '/file/6f9619ff-8b86-4011-b42d-00c04fc964ff'

/** Returns the id and version that a change or a deletion sends. */
const seenOf = ({ id, version }: AdminTranslation) => ({ id, version })

const statusesOf = (person: PortalClient, urls: string[]) =>
  Promise.all(urls.map(async url => (await fetchFile(person, url)).status))

describeOnStores('administration of translations', store => {
  const server = serverOn(store)
  let admin: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR)
  })

  const page = async (queryCriteria: AdminTranslationQuery['queryCriteria'] = {}) =>
    (await admin.call(pageAdminTranslations, { body: { current: 1, size: 200, queryCriteria } })).envelope
      .data
  const codes = async (criteria: Parameters<typeof page>[0]) =>
    (await page(criteria)).records.map(entry => entry.code)
  const save = async (body: AdminTranslationSave) =>
    (await admin.call(saveAdminTranslation, { body })).envelope
  /** Reads the texts that everybody loads with the portal. */
  const loaded = async () =>
    (await server.client().call(listTranslations, { query: { projectCode: PROJECT_CODE } })).envelope.data

  it('[ADM-22] require the translation permissions', async () => {
    const { id, version } = (await page()).records[0] ?? expect.fail('no translation')
    await expectGuarded(server, store.database.kysely, {
      view: ADMIN_PERMISSIONS.translations.view,
      reads: [[pageAdminTranslations, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [
        [saveAdminTranslation, NEW],
        [deleteAdminTranslation, { id, version }],
      ],
    })
    const found = (await loaded()).map(entry => entry.code)
    expect(found).not.toContain(NEW.code)
    expect(found).toContain((await page()).records[0]?.code)
  })

  it('[ADM-22] [I18N-04] are shown to everybody from the next load until they are deleted', async () => {
    const { data } = await save(NEW)
    expect(await loaded()).toContainEqual(
      expect.objectContaining({
        id: data.id,
        code: 'home.title',
        chinese: '工作台',
        english: 'Desk',
        type: 1,
        projectCode: PROJECT_CODE,
        createBy: ADMINISTRATOR,
        updateBy: ADMINISTRATOR,
      }),
    )
    const changed = await save({ ...NEW, english: '', ...seenOf(data) })
    expect(changed.data).toMatchObject({ id: data.id, english: '', version: 2 })
    expect((await loaded()).find(entry => entry.code === 'home.title')?.english).toBe('')
    await admin.call(deleteAdminTranslation, { body: seenOf(changed.data) })
    expect((await loaded()).map(entry => entry.code)).not.toContain('home.title')
  })

  it('[ADM-22] can be filtered by id, by code or text in either language, and by type', async () => {
    const { data: found } = await save({ ...NEW, code: 'find.me', chinese: '一百%', english: '100% _sure_' })
    const file = await uploaded(admin, { name: 'notice.pdf', bytes: pdf() })
    await save({ ...NEW, code: 'find.file', type: 2, chinese: file, english: '' })
    expect(await codes({ text: '0% _S' })).toEqual(['find.me'])
    expect(await codes({ text: '一百' })).toEqual(['find.me'])
    expect(await codes({ id: found.id })).toEqual(['find.me'])
    expect(await codes({ id: 'nobody' })).toEqual([])
    expect(await codes({ text: 'find.' })).toEqual(['find.file', 'find.me'])
    expect(await codes({ type: 2 })).toEqual(['find.file'])
  })

  it('[ADM-22] keep a script as plain text', async () => {
    const chinese = '<script>alert(1)</script>{{x}}'
    await save({ ...NEW, code: 'script.text', chinese })
    expect((await loaded()).find(entry => entry.code === 'script.text')?.chinese).toBe(chinese)
  })

  it('[ADM-22] keep the files they link to, open to everybody who is logged in', async () => {
    const [zh, en] = [
      await uploaded(admin, { name: '须知.pdf', bytes: pdf() }),
      await uploaded(admin, { name: 'notice.pdf', bytes: pdf() }),
    ]
    const reader = await server.as('100305')
    expect((await fetchFile(reader, zh)).status).toBe(404)
    const { data } = await save({ ...NEW, code: 'kept.file', type: 2, chinese: zh, english: en })
    expect(await statusesOf(reader, [zh, en])).toEqual([200, 200])
    // Another administrator changes one language: the other file stays, the old one is no longer linked.
    const other = await server.as('100002')
    const newer = await uploaded(other, { name: 'newer.pdf', bytes: pdf() })
    const body: AdminTranslationSave = {
      ...NEW,
      code: 'kept.file',
      type: 2,
      chinese: zh,
      english: newer,
      ...seenOf(data),
    }
    const changed = (await other.call(saveAdminTranslation, { body })).envelope.data
    expect(await statusesOf(reader, [zh, en, newer])).toEqual([200, 404, 200])
    await other.call(deleteAdminTranslation, { body: seenOf(changed) })
    expect(await statusesOf(reader, [zh, newer])).toEqual([404, 404])
  })

  it('[ADM-22] rejects a link to somebody else’s file and saves nothing', async () => {
    const foreign = await uploaded(await server.as('100104'), { name: 'own.pdf', bytes: pdf() })
    const refusal = '附件不存在或不是您上传的，请重新上传'
    await expectRefused({ ...NEW, code: 'a.file', type: 2, chinese: foreign, english: '' }, refusal)
    await expectRefused({ ...NEW, code: 'a.file', type: 2, chinese: FILE, english: '' }, refusal)
  })

  async function expectRefused(body: AdminTranslationSave, msg: string): Promise<void> {
    const before = await loaded()
    expect(await save(body)).toMatchObject({ success: false, data: null, msg })
    expect(await loaded()).toEqual(before)
  }

  it.each([
    [
      'a code that is taken',
      { ...NEW, code: 'portal.company' },
      '编码 portal.company 的翻译已存在，请修改已有的翻译',
    ],
    ['no text at all', { ...NEW, code: 'a.b', chinese: ' ', english: '' }, 'a.b 的中文和英文不能同时为空'],
  ])('[ADM-22] rejects %s and names it', async (_what, body, msg) => {
    await expectRefused(body, msg)
  })

  it.each([
    'https://evil.example/a.pdf',
    '//evil.example/file',
    'javascript:alert(1)',
    '/file/../../x',
    `${FILE}?x=1`,
    `${FILE}\n`,
    '/file/6F9619FF',
  ])('[ADM-22] rejects a text that links to %s: only files of this portal', async english => {
    const body: AdminTranslationSave = { ...NEW, code: 'a.file', type: 2, chinese: FILE, english }
    await expectRefused(body, 'a.file 的文件链接须为本系统的文件（/file/…）')
  })

  it.each([
    ['a code with a space', { ...NEW, code: 'a b' }, 'code'],
    ['a code that begins with a digit', { ...NEW, code: '1a' }, 'code'],
    ['a long code', { ...NEW, code: 'a'.repeat(101) }, 'code'],
    ['a long text', { ...NEW, chinese: '长'.repeat(2_001) }, 'chinese'],
    ['a third type', { ...NEW, type: 3 }, 'type'],
  ])('[ADM-22] rejects %s and names the field', async (_what, body, field) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- bad input on purpose
    const refused = await admin.call(saveAdminTranslation, { body: body as AdminTranslationSave })
    expect([refused.status, refused.envelope.msg.includes(field)]).toEqual([400, true])
  })

  it('[ADM-22] rejects a change or deletion based on an older version', async () => {
    const seen = seenOf((await save({ ...NEW, code: 'two.people' })).data)
    expect((await save({ ...NEW, code: 'two.people', chinese: '先', ...seen })).success).toBe(true)
    const late = await save({ ...NEW, code: 'two.people', chinese: '后', ...seen })
    expect(late).toMatchObject({ code: 409, msg: '数据已被他人修改，请刷新后重试' })
    expect((await admin.call(deleteAdminTranslation, { body: seen })).envelope.code).toBe(409)
    expect((await page({ text: 'two.people' })).records[0]).toMatchObject({ chinese: '先', version: 2 })
    expect((await admin.call(deleteAdminTranslation, { body: { id: 'x', version: 1 } })).envelope.code).toBe(
      404,
    )
  })

  itConcurrently(store, '[ADM-22] accept one of two simultaneous additions of a code', async () => {
    const both = await Promise.all([save({ ...NEW, code: 'at.once' }), save({ ...NEW, code: 'at.once' })])
    expect(both.filter(answer => answer.success)).toHaveLength(1)
  })
})
