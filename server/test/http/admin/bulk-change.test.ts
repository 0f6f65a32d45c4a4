import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import type { BulkChange } from '@apron/contract/organisation/admin-user'
import {
  changeSeveralUsers,
  getAdminUser,
  saveAdminUser,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { getRoleOverview } from '@apron/contract/permissions/admin-role.calls'
import { pagePermissionChanges } from '@apron/contract/permissions/permission-change.calls'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { changePerson, somebody } from '../../support/steps/people-steps.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

describeOnStores('bulk changes of people', store => {
  const server = serverOn(store)
  let admin: PortalClient

  beforeAll(async () => {
    admin = await server.as('100001')
    admin.language = 'en'
  })

  const personOf = async (userCode: string) =>
    (await admin.call(getAdminUser, { query: { userCode } })).envelope.data
  const change = async (
    kind: BulkChange['kind'],
    code: string,
    userCodes: readonly string[],
    who = admin,
  ) => {
    const rows = await Promise.all(userCodes.map(async id => ({ id, version: (await personOf(id)).version })))
    return (await who.call(changeSeveralUsers, { body: { change: { kind, code }, rows } })).envelope.data
  }
  const add = async (...codes: string[]) => {
    for (const code of codes) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would
      expect((await admin.call(saveAdminUser, { body: somebody(code) })).envelope.success).toBe(true)
    }
  }

  it('[ADM-70] adds or removes a department, role, post or site for each person, in one audited change', async () => {
    await add('210001', '210002')
    const both = ['210001', '210002']
    for (const [kind, code] of [
      ['department', 'D0203'],
      ['addRole', 'CRAFT'],
      ['removeRole', 'INSPECTOR'],
      ['addPost', 'LEAD_MECH'],
      ['addSite', 'SZX'],
      ['removeSite', 'CAN'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      expect(await change(kind, code, both)).toEqual(both.map(id => ({ id, done: true, msg: '' })))
    }
    for (const code of both) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      expect(await personOf(code)).toMatchObject({
        deptCode: 'D0203',
        roles: ['CRAFT'],
        posts: ['LEAD_MECH'],
        sites: ['SZX'],
        defaultSite: 'SZX',
        mobile: '13800001234',
        version: 7,
      })
    }
    const [again] = await change('addRole', 'CRAFT', ['210001'])
    expect(again).toMatchObject({ done: true, msg: expect.stringContaining('nothing was changed') })
    expect((await personOf('210001')).version).toBe(7)
  })

  it('[ADM-70] handles each row independently: a stale version, an unknown person, the last role, an unknown code', async () => {
    await add('210010', '210011')
    const { version } = await personOf('210011')
    const rows = [
      { id: '210010', version: version + 5 },
      { id: 'nobody', version },
      { id: '210011', version },
    ]
    const body = { change: { kind: 'addRole', code: 'CRAFT' }, rows } as const
    const { data } = (await admin.call(changeSeveralUsers, { body: { ...body, rows } })).envelope
    expect(data).toEqual([
      { id: '210010', done: false, msg: SERVER_ERRORS.conflict.en },
      { id: 'nobody', done: false, msg: SERVER_ERRORS.notFound.en },
      { id: '210011', done: true, msg: '' },
    ])
    expect((await personOf('210010')).roles).toEqual(['INSPECTOR'])
    const [last] = await change('removeRole', 'INSPECTOR', ['210010'])
    expect(last).toMatchObject({ done: false, msg: expect.stringContaining('Roles') })
    const [unknown] = await change('addSite', 'XXX', ['210010'])
    expect(unknown).toMatchObject({ done: false, msg: expect.stringContaining('XXX') })
    expect((await personOf('210010')).version).toBe(1)
  })

  it.each([
    ['addRole', 'INSPECTOR'],
    ['enable', ''],
  ] as const)('[ADM-70] rejects a stale row even if %s %s would change nothing', async (kind, code) => {
    const userCode = kind === 'enable' ? '210013' : '210012'
    await add(userCode)
    const { version } = await personOf(userCode)
    const rows = [{ id: userCode, version: version + 5 }]
    const body = { change: { kind, code }, rows }
    expect((await admin.call(changeSeveralUsers, { body })).envelope.data).toEqual([
      { id: userCode, done: false, msg: SERVER_ERRORS.conflict.en },
    ])
  })

  it('[ADM-70] lets guarded permissions wait for a second administrator, also on the first day', async () => {
    await add('210020', '210021')
    const results = await change('addRole', 'ADMIN', ['210020', '210021'])
    for (const result of results)
      expect(result).toMatchObject({ done: true, msg: expect.stringContaining('another administrator') })
    expect((await personOf('210020')).roles).toEqual(['INSPECTOR'])
    const { records } = (
      await admin.call(pagePermissionChanges, {
        body: { current: 1, size: 50, queryCriteria: { state: 'waiting' } },
      })
    ).envelope.data
    expect(records.map(({ target }) => target)).toEqual(expect.arrayContaining(['210020', '210021']))
  })

  it('[ADM-70] rejects changes of one’s own account and keeps one administrator', async () => {
    const [own] = await change('addRole', 'CRAFT', ['100001'])
    expect(own).toEqual({ id: '100001', done: false, msg: SERVER_ERRORS.notOwnInBulk.en })
    const administrators = await sql<{ user_code: string }>`
      select user_code from user_role where role_code = 'ADMIN' and user_code <> '100001'`.execute(
      store.database.kysely,
    )
    const others = administrators.rows.map(({ user_code }) => user_code)
    expect(others.length).toBeGreaterThan(0)
    await sql`update app_user set enabled = false where user_code = '100001'`.execute(store.database.kysely)
    await sql`update app_user set enabled = true where user_code = '100001'`.execute(store.database.kysely)
    const closed = await change('disable', '', others)
    expect(closed.every(({ done }) => done)).toBe(true)
    expect((await admin.call(loginEmployeeInfo)).status).toBe(200)
    await sql`update app_user set enabled = true where user_code = any(${others}::text[])`.execute(
      store.database.kysely,
    )
  })

  it('[ADM-70] closes and opens accounts and ends sessions; a closed account has none left', async () => {
    const one = await server.as('100105', { fresh: true })
    const two = await server.as('100106', { fresh: true })
    expect(await change('endSessions', '', ['100105'])).toEqual([
      { id: '100105', done: true, msg: expect.stringMatching(/[1-9]/) },
    ])
    expect((await one.call(loginEmployeeInfo)).status).toBe(401)
    expect((await change('disable', '', ['100106']))[0]?.done).toBe(true)
    expect((await two.call(loginEmployeeInfo)).status).toBe(401)
    expect((await change('disable', '', ['100106']))[0]?.msg).toContain('nothing was changed')
    expect((await change('enable', '', ['100106']))[0]).toEqual({ id: '100106', done: true, msg: '' })
    expect((await personOf('100106')).state).toBe('enabled')
  })

  it('[ADM-70] rejects changes to people whose guarded permissions the caller lacks', async () => {
    await sql`insert into role_resource (role_code, identify, user_type) values
      ('FINANCE', 'portal:user:view', 'employee'), ('FINANCE', 'portal:user:edit', 'employee')`.execute(
      store.database.kysely,
    )
    const clerk = await server.as('100701')
    clerk.language = 'en'
    await add('210030')
    const [guarded, ordinary] = await change('addRole', 'CRAFT', ['100002', '210030'], clerk)
    expect(guarded).toMatchObject({ done: false, msg: expect.stringContaining('guarded rights') })
    expect(ordinary).toMatchObject({ done: true })
    expect((await change('disable', '', ['100002'], clerk))[0]?.done).toBe(false)
    expect((await change('endSessions', '', ['100002'], clerk))[0]?.done).toBe(false)
  })

  it('[ADM-70] rejects more than a hundred rows at once', async () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({ id: `u${at}`, version: 1 }))
    const body = { change: { kind: 'disable', code: '' }, rows } as const
    expect((await admin.call(changeSeveralUsers, { body: { ...body, rows } })).status).toBe(400)
  })

  itConcurrently(store, '[ADM-70] accepts one of two simultaneous changes of a person', async () => {
    await add('210040')
    const { version } = await personOf('210040')
    const rows = [{ id: '210040', version }]
    const ask = async (code: string) =>
      (await admin.call(changeSeveralUsers, { body: { change: { kind: 'addRole', code }, rows } })).envelope
        .data[0]
    const results = await Promise.all([ask('CRAFT'), ask('MARKET')])
    expect(results.filter(result => result?.done === true)).toHaveLength(1)
    expect(results.find(result => result?.done === false)?.msg).toBe(SERVER_ERRORS.conflict.en)
  })

  it('[ADM-75] describes every seeded role in both languages, with what it opens', async () => {
    const { data } = (await admin.call(getRoleOverview)).envelope
    expect(data.roles.filter(({ description }) => description === '')).toEqual([])
    const inspector = data.roles.find(({ code }) => code === 'INSPECTOR')
    expect(inspector?.resources.map(({ identify }) => identify)).toContain('safetyQuality:check:viewAll')
    expect(inspector?.menus.length).toBeGreaterThan(0)
    expect(data.departments).toContainEqual({ code: 'D02', name: expect.any(String) })
    const chinese = await server.as('100001')
    chinese.language = 'zh'
    const again = (await chinese.call(getRoleOverview)).envelope.data
    expect(again.roles.find(({ code }) => code === 'INSPECTOR')?.description).toMatch(/[一-鿿]/)
  })

  it('[ADM-70] applies the same rules to a single save', async () => {
    await add('210050')
    await change('addRole', 'CRAFT', ['210050'])
    const saved = await changePerson(admin, '210050', { nameEn: 'Wang Li' })
    expect(saved.data.roles).toEqual(['CRAFT', 'INSPECTOR'])
    const { version } = saved.data
    const state = { userCode: '210050', enabled: false, version }
    expect((await admin.call(setUserEnabled, { body: state })).envelope.success).toBe(true)
  })

  // Last test: it gives inspectors a guarded permission.
  it('[ADM-70] rejects callers without the permission', async () => {
    const row = { id: '100106', version: (await personOf('100106')).version }
    await expectGuarded(server, store.database.kysely, {
      view: 'portal:user:view',
      reads: [[getRoleOverview, {}]],
      writes: [[changeSeveralUsers, { change: { kind: 'disable', code: '' }, rows: [row] }]],
    })
    expect(await personOf('100106')).toMatchObject({ state: 'enabled', version: row.version })
  })
})
