import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AdminSubAppChoice } from '@apron/contract/sub-apps/admin-sub-app'
import { chooseAdminSubApp, switchAdminSubApp } from '@apron/contract/sub-apps/admin-sub-app.calls'
import { listSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deployApp, makeDist } from '../../support/built-files.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('administration of sub-applications', store => {
  let dist: string
  let server: TestServer
  let admin: PortalClient

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    const apps = join(dist, 'apps')
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deployApp(apps, 'amm', version)
    const broken = await deployApp(apps, 'amm', '1.3.0')
    await writeFile(join(broken, 'entry.js'), 'spoilt')
    server = await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })
    admin = await server.as(ADMINISTRATOR)
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await sql`update sub_application set active_version = '1.2.0', pinned = false, enabled = true`.execute(
      store.database.kysely,
    )
  })

  const choose = async (body: AdminSubAppChoice) => (await admin.call(chooseAdminSubApp, { body })).envelope
  const amm = async () =>
    (await admin.call(listSubApps)).envelope.data.find(app => app.name === 'amm') ?? expect.fail('no amm')
  async function served(): Promise<unknown> {
    const registry: unknown = await (await fetch(`${server.origin}/apps/registry.json`)).json()
    return /"name":"amm","version":"([^"]+)"/.exec(JSON.stringify(registry))?.[1] ?? null
  }

  it('[ADM-24] require their permission', async () => {
    const browser = await server.as(ADMINISTRATOR, { browser: true })
    const thief = server.client()
    thief.token = browser.token
    const inspector = await server.as(INSPECTOR)
    const use = { body: { name: 'amm', version: '1.0.0', seen: '1.2.0' } }
    const off = { body: { name: 'amm', enabled: false } }
    for (const [client, status] of [
      [server.client(), 401],
      [thief, 401],
      [inspector, 403],
    ] as const) {
      expect((await client.call(chooseAdminSubApp, use)).status).toBe(status)
      expect((await client.call(switchAdminSubApp, off)).status).toBe(status)
    }
    expect(await served()).toBe('1.2.0')
  })

  it('[ADM-31] are not changed if the audit cannot be written', async () => {
    await sql`alter table security_audit add constraint refuses check (details ->> 'target' <> 'amm') not valid`.execute(
      store.database.kysely,
    )
    const answers = [
      await admin.call(chooseAdminSubApp, { body: { name: 'amm', version: '1.0.0', seen: '1.2.0' } }),
      await admin.call(switchAdminSubApp, { body: { name: 'amm', enabled: false } }),
    ]
    await sql`alter table security_audit drop constraint refuses`.execute(store.database.kysely)
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(await served()).toBe('1.2.0')
  })

  it('[ADM-31] are audited with the person and the previous version', async () => {
    await choose({ name: 'amm', version: '1.0.0', seen: '1.2.0' })
    await choose({ name: 'amm', version: 'follow', seen: '1.0.0' })
    await admin.call(switchAdminSubApp, { body: { name: 'amm', enabled: false } })
    await admin.call(switchAdminSubApp, { body: { name: 'amm', enabled: true } })
    const { rows } = await sql<{ entry: string }>`
      select concat_ws(' ', user_code, address, event, details ->> 'target', details ->> 'change') as entry
        from security_audit where event like 'application %' order by id desc limit 4`.execute(
      store.database.kysely,
    )
    const by = `${ADMINISTRATOR} 127.0.0.1 application`
    expect(rows.map(({ entry }) => entry).toReversed()).toEqual([
      `${by} version chosen amm 1.2.0 → 1.0.0`,
      `${by} version chosen amm 1.0.0 → 1.2.0`,
      `${by} disabled amm`,
      `${by} enabled amm`,
    ])
  })

  it('[ADM-24] are rolled back for everybody at once; the list names the person', async () => {
    expect(await choose({ name: 'amm', version: '1.0.0', seen: '1.2.0' })).toMatchObject({
      success: true,
      data: { activeVersion: '1.0.0' },
    })
    expect(await served()).toBe('1.0.0')
    expect(await amm()).toMatchObject({
      activeVersion: '1.0.0',
      pinned: true,
      chosen: { by: ADMINISTRATOR },
    })
    const line = server.log.find(text => text.includes('1.2.0 → 1.0.0'))
    expect(line).toContain(ADMINISTRATOR)
  })

  it('[ADM-24] can follow the latest valid build again', async () => {
    await choose({ name: 'amm', version: '1.0.0', seen: '1.2.0' })
    const { data } = await choose({ name: 'amm', version: 'follow', seen: '1.0.0' })
    expect(data).toEqual({ activeVersion: '1.2.0' })
    expect(await amm()).toMatchObject({ activeVersion: '1.2.0', pinned: false })
  })

  it('[ADM-24] can be disabled and enabled', async () => {
    await admin.call(switchAdminSubApp, { body: { name: 'amm', enabled: false } })
    expect(await served()).toBeNull()
    expect(await amm()).toMatchObject({ enabled: false, switched: { by: ADMINISTRATOR } })
    await admin.call(switchAdminSubApp, { body: { name: 'amm', enabled: true } })
    expect(await served()).toBe('1.2.0')
    expect(server.log.some(text => text.includes('application disabled'))).toBe(true)
  })

  it.each([
    [
      'a corrupted version',
      { name: 'amm', version: '1.3.0', seen: '1.2.0' },
      '子应用未更改：amm 的版本 1.3.0 不能使用',
    ],
    ['a missing version', { name: 'amm', version: '9.9.9', seen: '1.2.0' }, '没有这个版本'],
    ['a missing application', { name: 'tools', version: '1.0.0', seen: null }, '没有这个子应用。现有：amm'],
  ])('[ADM-24] rejects %s with the reason and changes nothing', async (_what, body, reason) => {
    const before = await amm()
    const refused = await choose(body)
    expect(refused).toMatchObject({ success: false, data: null })
    expect(refused.msg).toContain(reason)
    expect(await amm()).toEqual(before)
    const english = await server.as(ADMINISTRATOR)
    english.language = 'en'
    const message = (await english.call(chooseAdminSubApp, { body })).envelope.msg
    expect(message).toMatch(/^The sub-application was not changed: /)
  })

  it.each([
    ['a path', { name: '../amm', version: '1.0.0', seen: null }],
    ['no version', { name: 'amm', version: 'latest', seen: null }],
  ])('[ADM-24] rejects %s as malformed', async (_what, body) => {
    expect((await choose(body)).code).toBe(400)
  })

  it('[ADM-24] accepts one of two choices made from the same state', async () => {
    const answers = await Promise.all(
      ['1.0.0', '1.1.0'].map(version => choose({ name: 'amm', version, seen: '1.2.0' })),
    )
    const done = answers.filter(answer => answer.success)
    expect(done).toHaveLength(1)
    expect(answers.find(answer => !answer.success)).toMatchObject({
      code: 409,
      msg: '数据已被他人修改，请刷新后重试',
    })
    expect(await served()).toBe(done[0]?.data.activeVersion)
  })
})
