import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { LIST_VIEW_MAX, LIST_VIEWS_MAX, SAVED_LISTS_MAX } from '@apron/contract/limits/lists'
import {
  deleteListView,
  queryListSettings,
  saveListSize,
  saveListView,
} from '@apron/contract/lists/list-view.calls'
import { describe, expect, it } from 'vitest'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const code = 'AQ_safetyQuality_checkList'
const body = { id: null, code, view: '{"filter":{}}', standard: false }

describeOnStores('views of lists', store => {
  const server = serverOn(store)
  const viewsOf = async (userCode: string, of = code) => {
    const person = await server.as(userCode)
    return (await person.call(queryListSettings, { query: { code: of } })).envelope.data
  }

  it('[LIST-04] can be added by name, changed, and deleted', async () => {
    const person = await server.as('100104')
    expect(await viewsOf('100104')).toEqual({ views: [], size: null })
    await person.call(saveListView, { body: { ...body, name: ' Night shift ' } })
    const { envelope } = await person.call(saveListView, { body: { ...body, name: 'Audit', view: '{}' } })
    const [audit, night] = envelope.data.views
    expect(envelope.data.views).toEqual([
      { id: expect.any(String), name: 'Audit', view: '{}', standard: false },
      { id: expect.any(String), name: 'Night shift', view: body.view, standard: false },
    ])
    const changed = await person.call(saveListView, {
      body: { ...body, id: night?.id ?? '', name: 'Late shift', view: '{"size":20}', standard: true },
    })
    expect(changed.envelope.data.views[1]).toEqual({
      id: night?.id,
      name: 'Late shift',
      view: '{"size":20}',
      standard: true,
    })
    await person.call(deleteListView, { body: { code, id: audit?.id ?? '' } })
    expect((await viewsOf('100104')).views.map(({ name }) => name)).toEqual(['Late shift'])
    // Another list of the same person has no views.
    expect(await viewsOf('100104', 'AQ_shell_users')).toEqual({ views: [], size: null })
  })

  it('[LIST-04] contain at most one default per list', async () => {
    const person = await server.as('100105')
    await person.call(saveListView, { body: { ...body, name: 'A', standard: true } })
    const { envelope } = await person.call(saveListView, { body: { ...body, name: 'B', standard: true } })
    expect(envelope.data.views.map(({ name, standard }) => [name, standard])).toEqual([
      ['A', false],
      ['B', true],
    ])
  })

  it('[LIST-04] of another person cannot be read, changed or deleted', async () => {
    const owner = await server.as('100106')
    const stranger = await server.as('100107')
    await owner.call(saveListSize, { body: { code, size: 50 } })
    const { envelope } = await owner.call(saveListView, { body: { ...body, name: 'Mine', standard: true } })
    const id = envelope.data.views[0]?.id ?? ''
    expect(await viewsOf('100107')).toEqual({ views: [], size: null })
    for (const wrong of [id, '6f9619ff-8b86-4011-b42d-00c04fc964ff', 'x']) {
      const change = { ...body, id: wrong, name: 'Theirs', standard: true }
      expect((await stranger.call(saveListView, { body: change })).status).toBe(404)
      expect((await stranger.call(deleteListView, { body: { code, id: wrong } })).status).toBe(404)
    }
    // A view belongs to one list.
    expect((await owner.call(deleteListView, { body: { code: 'AQ_shell_users', id } })).status).toBe(404)
    expect(await viewsOf('100106')).toEqual(envelope.data)
    expect(await viewsOf('100107')).toEqual({ views: [], size: null })
  })

  it('[LIST-04] need a unique name and are limited per list', async () => {
    const person = await server.as('100203')
    const save = async (name: string) =>
      (await person.call(saveListView, { body: { ...body, name } })).envelope
    expect(await save('  ')).toMatchObject({ code: SERVER_ERRORS.viewNameMissing.code, data: null })
    for (let count = 1; count <= LIST_VIEWS_MAX; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await save(`View ${count}`)).toMatchObject({ success: true })
    }
    expect(await save('View 1')).toMatchObject({ code: SERVER_ERRORS.viewNameTaken.code })
    expect(await save('One more')).toMatchObject({
      code: SERVER_ERRORS.viewsFull.code,
      msg: expect.stringContaining(String(LIST_VIEWS_MAX)),
    })
    expect((await viewsOf('100203')).views).toHaveLength(LIST_VIEWS_MAX)
  })

  it('[LIST-13] limits views and page sizes to a number of lists per person', async () => {
    const person = await server.as('100204')
    const keep = async (list: number) =>
      (await person.call(saveListSize, { body: { code: `AQ_tools_${list}`, size: 20 } })).envelope
    for (let list = 1; list <= SAVED_LISTS_MAX; list += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await keep(list)
    }
    const full = { code: SERVER_ERRORS.listsFull.code, data: null }
    expect(await keep(SAVED_LISTS_MAX + 1)).toMatchObject(full)
    expect((await person.call(saveListView, { body: { ...body, name: 'x' } })).envelope).toMatchObject(full)
    expect(await keep(1)).toMatchObject({ success: true })
  })

  itConcurrently(
    store,
    '[LIST-04] stay within the limit and have one default when saved simultaneously',
    async () => {
      const person = await server.as('100301')
      const names = Array.from({ length: LIST_VIEWS_MAX + 4 }, (_, index) => `View ${index}`)
      await Promise.all(
        names.map(name => person.call(saveListView, { body: { ...body, name, standard: true } })),
      )
      const { views } = await viewsOf('100301')
      expect(views).toHaveLength(LIST_VIEWS_MAX)
      expect(views.filter(({ standard }) => standard)).toHaveLength(1)
    },
  )

  it('[LIST-03] remember the last chosen page size across sessions', async () => {
    const person = await server.as('100305')
    await person.call(saveListSize, { body: { code, size: 20 } })
    await person.call(saveListSize, { body: { code, size: 50 } })
    const elsewhere = await server.as('100305', { fresh: true })
    const { envelope } = await elsewhere.call(queryListSettings, { query: { code } })
    expect(envelope.data).toEqual({ views: [], size: 50 })
  })

  describe('are rejected', () => {
    it('without a token', async () => {
      const nobody = server.client()
      const asked = [
        nobody.call(queryListSettings, { query: { code } }),
        nobody.call(saveListView, { body: { ...body, name: 'x' } }),
        nobody.call(deleteListView, { body: { code, id: 'x' } }),
        nobody.call(saveListSize, { body: { code, size: 20 } }),
      ]
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
    })

    it.each([
      { ...body, name: 'x'.repeat(41) },
      { ...body, name: 'x', view: 'x'.repeat(LIST_VIEW_MAX + 1) },
      { ...body, name: 'x', code: "a' or 1=1" },
      { ...body, name: 'x', code: 'AQ_anything' },
    ])('with too long values or an invalid list name', async wrong => {
      const person = await server.as('100104')
      expect((await person.call(saveListView, { body: wrong })).status).toBe(400)
    })

    it('with an unsupported page size', async () => {
      const person = await server.as('100104')
      const wrong = { code, size: 11 }
      const { status } = await person.call<{ body: unknown; data: unknown }>(saveListSize, { body: wrong })
      expect(status).toBe(400)
    })
  })
})
