import { randomUUID } from 'node:crypto'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { rightOf } from '@apron/contract/sub-apps/app-definition'
import { appServer } from '@apron/server/test/app-server'
import { expectGuarded } from '@apron/server/test/guarded-calls'
import { forSite, listBehaves } from '@apron/server/test/list-behaves'
import { describeOnBothStores, itAtOnce } from '@apron/server/test/stores'
import { expect, it } from 'vitest'
import { app } from '../../app.ts'
import { itemDetail, queryItems, saveItem } from '../../contract/item.calls.ts'
import type { ItemSave } from '../../contract/item.entities.ts'
import { plugin } from '../plugin.ts'

/** Of the workshop, at home in URC; works in CAN too. */
const MECHANIC = '100308'
const NEW: ItemSave = { version: 0, title: 'Tyre worn', chapter: '32', text: '', status: 'OPEN' }

describeOnBothStores('handover items', store => {
  const server = appServer(store, plugin)

  listBehaves(server, queryItems, {
    reader: MECHANIC,
    key: item => item.id,
    filters: [
      [{ text: ' b-1041 ' }, ({ title }) => title.includes('B-1041')],
      [{ chapter: '32' }, ({ chapter }) => chapter === '32'],
      [{ status: 'DONE' }, ({ status }) => status === 'DONE'],
    ],
    order: { itemNo: item => item.itemNo, status: item => item.status, updateTime: item => item.updateTime },
    sites: { other: 'CAN', foreign: 'SHE' },
  })

  it('are saved by those who hold the right, and seen by those who may look', async () => {
    const id = randomUUID()
    await expectGuarded(server, store.database.kysely, {
      view: rightOf(app, 'item:view'),
      reads: [[queryItems, { current: 1, size: 10, queryCriteria: {} }]],
      writes: [[saveItem, NEW, { id }]],
    })
    const mechanic = await server.as(MECHANIC)
    expect((await mechanic.call(itemDetail, { query: { id } })).status).toBe(404)
  })

  it('are made once, changed in the version that was seen, and stay as they are otherwise', async () => {
    const mechanic = await server.as(MECHANIC)
    const params = { id: randomUUID() }
    const save = async (body: ItemSave) => (await mechanic.call(saveItem, { params, body })).envelope
    const now = async () => (await mechanic.call(itemDetail, { query: params })).envelope.data

    const made = await save(NEW)
    expect(made.data).toMatchObject({ ...NEW, ...params, version: 1, updateBy: { code: MECHANIC } })
    expect(made.data.itemNo).toMatch(/^HO-\d{4}-\d{4}$/)
    expect(await now()).toEqual(made.data)
    expect((await save(NEW)).code).toBe(SERVER_ERRORS.conflict.code)

    const changed = await save({ ...NEW, version: 1, status: 'DONE' })
    expect(changed.data).toMatchObject({ version: 2, status: 'DONE', itemNo: made.data.itemNo })
    const late = await save({ ...NEW, version: 1, title: 'Too late' })
    expect(late).toMatchObject({ code: SERVER_ERRORS.conflict.code, data: null })
    expect(await now()).toEqual(changed.data)
  })

  it('belong to their site', async () => {
    const mechanic = await server.as(MECHANIC)
    const params = { id: randomUUID() }
    await mechanic.call(saveItem, { params, body: NEW })
    const headers = forSite('CAN')
    expect((await mechanic.call(itemDetail, { query: params, headers })).status).toBe(404)
    const body = { ...NEW, version: 1 }
    expect((await mechanic.call(saveItem, { params, body, headers })).status).toBe(404)
  })

  it.each([
    ['no title', { title: '  ' }],
    ['a title that is too long', { title: 'x'.repeat(81) }],
    ['a state that there is not', { status: 'LOST' }],
    ['no version', { version: null }],
  ])('are refused with %s', async (_what, part) => {
    const mechanic = await server.as(MECHANIC)
    const params = { id: randomUUID() }
    const body = { ...NEW, ...part }
    const { status } = await mechanic.call<{ params: unknown; body: unknown; data: unknown }>(saveItem, {
      params,
      body,
    })
    expect(status).toBe(400)
  })

  itAtOnce(store, 'are changed by one of ten who save the same version at the same moment', async () => {
    const mechanic = await server.as(MECHANIC)
    const params = { id: randomUUID() }
    await mechanic.call(saveItem, { params, body: NEW })
    const body = { ...NEW, version: 1 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => mechanic.call(saveItem, { params, body })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })
})
