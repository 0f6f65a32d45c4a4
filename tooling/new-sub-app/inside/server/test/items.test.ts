import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { forSite, listBehaves } from '@apron/server/test/list-behaves'
import { appServer } from '@apron/server/test/servers/app-server'
import { describeOnBothStores, itConcurrently } from '@apron/server/test/stores/stores'
import { expect, it } from 'vitest'
import { type ItemSave, item } from '../../contract/item.ts'
import { plugin } from '../plugin.ts'

/** Works in the workshop, with URC as default site and CAN as another. */
const MECHANIC = '100308'
const NEW: ItemSave = {
  id: null,
  version: null,
  title: 'Tyre worn',
  chapter: '32',
  text: '',
  status: 'OPEN',
}
const { queryPage, detail, save, remove } = item.calls

describeOnBothStores('handover items', store => {
  const server = appServer(store, plugin)

  async function saveItem(body: ItemSave = NEW) {
    const mechanic = await server.as(MECHANIC)
    return (await mechanic.call(save, { body })).envelope
  }

  listBehaves(server, queryPage, {
    reader: MECHANIC,
    key: row => row.id,
    filters: [
      [{ text: ' b-t101 ' }, ({ title }) => title.includes('B-T101')],
      [{ chapter: '32' }, ({ chapter }) => chapter === '32'],
      [{ status: ['DONE'] }, ({ status }) => status === 'DONE'],
    ],
    order: { itemNo: row => row.itemNo, updateTime: row => row.updateTime },
    sites: { other: 'CAN', foreign: 'SHE' },
  })

  it('can be saved with the edit permission, and seen with the view permission', async () => {
    const { data: created } = await saveItem(NEW)
    await expectGuarded(server, store.database.kysely, {
      view: item.rights.view,
      reads: [[queryPage, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [
        [save, { ...NEW, title: 'Without the right' }],
        [remove, { id: created.id, version: 1 }],
      ],
    })
    const mechanic = await server.as(MECHANIC)
    expect((await mechanic.call(detail, { query: { id: created.id } })).envelope.data).toEqual(created)
  })

  it('change only in the version that was seen', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: created } = await saveItem(NEW)
    expect(created).toMatchObject({ title: 'Tyre worn', version: 1, updateBy: { code: MECHANIC } })
    expect(created.itemNo).toMatch(/^HO-\d{4}-\d{4}$/)
    const changed = await saveItem({ ...NEW, id: created.id, version: 1, status: 'DONE' })
    expect(changed.data).toMatchObject({ version: 2, status: 'DONE', itemNo: created.itemNo })
    const late = await saveItem({ ...NEW, id: created.id, version: 1, title: 'Too late' })
    expect(late).toMatchObject({ code: SERVER_ERRORS.conflict.code, data: null })
    const now = await mechanic.call(detail, { query: { id: created.id } })
    expect(now.envelope.data).toEqual(changed.data)
  })

  it('are deleted only in the version that was seen', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: created } = await saveItem(NEW)
    const late = await mechanic.call(remove, { body: { id: created.id, version: 2 } })
    expect(late.envelope.code).toBe(SERVER_ERRORS.conflict.code)
    expect((await mechanic.call(remove, { body: { id: created.id, version: 1 } })).envelope.success).toBe(
      true,
    )
    expect((await mechanic.call(detail, { query: { id: created.id } })).status).toBe(404)
  })

  it('belong to their site, and are read-only at another one', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: created } = await saveItem()
    const headers = forSite('CAN')
    const elsewhere = await mechanic.call(detail, { query: { id: created.id }, headers })
    expect(elsewhere.envelope.data).toMatchObject({ siteCode: 'URC', otherSite: true, actions: [] })
    const body = { ...NEW, id: created.id, version: 1 }
    const refused = await mechanic.call(save, { body, headers })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.otherSiteRecord.code)
  })

  it.each([
    ['no title', { title: '  ' }],
    ['a title that is too long', { title: 'x'.repeat(81) }],
    ['an unknown state', { status: 'LOST' }],
  ])('are rejected with %s', async (_what, part) => {
    const mechanic = await server.as(MECHANIC)
    const body = { ...NEW, ...part }
    const { status } = await mechanic.call<{ body: unknown; data: unknown }>(save, { body })
    expect(status).toBe(400)
  })

  it('are rejected with a chapter that is not in the dictionary', async () => {
    expect((await saveItem({ ...NEW, chapter: '99' })).success).toBe(false)
  })

  itConcurrently(store, 'change only once if ten people save the same version at the same time', async () => {
    const mechanic = await server.as(MECHANIC)
    const { data: created } = await saveItem(NEW)
    const body = { ...NEW, id: created.id, version: 1 }
    const responses = await Promise.all(Array.from({ length: 10 }, () => mechanic.call(save, { body })))
    expect(responses.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })
})
