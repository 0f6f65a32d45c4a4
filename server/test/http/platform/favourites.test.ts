import { FAVOURITES_MAX } from '@apron/contract/limits/home'
import { addFavourite, listFavourites, removeFavourite } from '@apron/contract/menus/favourite.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const CHECK_LIST = { name: '检查单', url: '/safetyQuality/checkList' }

const add = (person: PortalClient, userCode: string, name: string, url: string) =>
  person.call(addFavourite, { body: { name, url, userCode } })
const urlsOf = async (person: PortalClient) =>
  (await person.call(listFavourites)).envelope.data.map(favourite => favourite.url)

describeOnStores('favourites', store => {
  const server = serverOn(store)

  it('[FAV-03] are stored with name, address and user code, newest first, until deleted', async () => {
    const person = await server.as('100104')
    expect((await person.call(listFavourites)).envelope.data).toEqual([])
    const { envelope } = await add(person, '100104', ' 检查单 ', CHECK_LIST.url)
    expect(envelope).toMatchObject({
      code: 200,
      data: {
        ...CHECK_LIST,
        userCode: '100104',
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/),
      },
    })
    server.clock.forward({ seconds: 1 })
    await add(person, '100104', '起落架', '/amm/library?chapter=起落架')
    expect(await urlsOf(person)).toEqual(['/amm/library?chapter=%E8%B5%B7%E8%90%BD%E6%9E%B6', CHECK_LIST.url])
    const removed = await person.call(removeFavourite, { params: { id: envelope.data.id } })
    expect(removed.envelope).toMatchObject({ code: 200, data: null })
    expect(await urlsOf(person)).toHaveLength(1)
  })

  it('[FAV-03] include a page once, and report a second try in the requested language', async () => {
    const person = await server.as('100105')
    await add(person, '100105', CHECK_LIST.name, CHECK_LIST.url)
    const again = await add(person, '100105', 'Another name', `${CHECK_LIST.url} `)
    expect(again.envelope).toMatchObject({ code: 409, msg: '该页面已在“我的收藏”中', data: null })
    person.language = 'en'
    const english = await add(person, '100105', 'Check orders', '/amm/../safetyQuality/checkList')
    expect(english.envelope.msg).toBe('This page is already in your favourites.')
    expect(await urlsOf(person)).toEqual([CHECK_LIST.url])
  })

  itConcurrently(store, '[FAV-03] include a page once when three tabs add it simultaneously', async () => {
    const person = await server.as('100105')
    const twins = await Promise.all([1, 2, 3].map(() => add(person, '100105', 'Tools', '/tools/list')))
    expect(twins.map(({ envelope }) => envelope.code).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ])
  })

  it('[FAV-03] belong to one user: nobody else sees, deletes or adds them', async () => {
    const owner = await server.as('100106')
    const stranger = await server.as('100107')
    const { id } = (await add(owner, '100106', CHECK_LIST.name, CHECK_LIST.url)).envelope.data
    expect(await urlsOf(stranger)).toEqual([])
    for (const wrong of [id, '6f9619ff-8b86-4011-b42d-00c04fc964ff', 'x', "' or 1=1 --"]) {
      const refused = await stranger.call(removeFavourite, { params: { id: wrong } })
      expect(refused.envelope).toMatchObject({ code: 404, success: false })
    }
    const foreign = await add(stranger, '100106', 'Mine', '/tools/list')
    expect(foreign.status).toBe(403)
    expect(await urlsOf(owner)).toEqual([CHECK_LIST.url])
  })

  it('are limited in number', async () => {
    const person = await server.as('100203')
    await sql`
      insert into favourite (id, user_code, name, url, created_at)
      select gen_random_uuid(), '100203', 'Page', '/tools/list?page=' || n, now()
        from generate_series(1, ${FAVOURITES_MAX}::int) n`.execute(store.database.kysely)
    const full = await add(person, '100203', 'One more', '/tools/list')
    expect(full.envelope).toMatchObject({ code: 1105, msg: expect.stringContaining('200') })
    expect(await urlsOf(person)).toHaveLength(FAVOURITES_MAX)
  })

  describe('reject', () => {
    it('a caller without a token', async () => {
      const nobody = server.client()
      expect((await nobody.call(listFavourites)).status).toBe(401)
      expect((await add(nobody, '100104', 'x', '/tools/list')).status).toBe(401)
      expect((await nobody.call(removeFavourite, { params: { id: 'x' } })).status).toBe(401)
    })

    it.each([
      ['a blank name', '  ', CHECK_LIST.url, 1102, '请输入页面名称'],
      ['no address', 'x', ' ', 1103, '请输入页面地址'],
      ['another site', 'x', 'https://elsewhere.example/', 1104, '该地址不是本门户的页面，无法收藏'],
      ['another host', 'x', '//elsewhere.example/x', 1104, '该地址不是本门户的页面，无法收藏'],
      ['a script', 'x', 'javascript:alert(1)', 1104, '该地址不是本门户的页面，无法收藏'],
      ['the login page', 'x', '/login?redirect=%2F', 1104, '该地址不是本门户的页面，无法收藏'],
    ])('[FAV-01] %s', async (_what, name, url, code, msg) => {
      const person = await server.as('100305')
      expect((await add(person, '100305', name, url)).envelope).toMatchObject({ code, msg, data: null })
      expect(await urlsOf(person)).toEqual([])
    })

    it.each([
      ['too long a name', 'x'.repeat(201), CHECK_LIST.url],
      ['too long an address', 'x', `/${'x'.repeat(200)}`],
    ])('[FAV-01] %s', async (_what, name, url) => {
      const person = await server.as('100305')
      expect((await add(person, '100305', name, url)).status).toBe(400)
    })
  })
})
