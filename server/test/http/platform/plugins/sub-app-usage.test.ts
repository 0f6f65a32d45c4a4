import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SUB_APP_USAGE_DAYS } from '@apron/contract/limits/sub-app'
import { logout } from '@apron/contract/sign-in/auth.calls'
import type { SubAppReport, SubAppReportEntry } from '@apron/contract/sub-apps/sub-app'
import { listSubApps, reportSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createUsageStore } from '../../../../src/features/sub-apps/usage.store.ts'
import { deployApp, makeDist } from '../../../support/built-files.ts'
import type { PortalClient } from '../../../support/clients/portal-client.ts'
import { startTestServer, type TestServer } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

const ADMINISTRATOR = '100001'
const INSPECTOR = '100104'

function loaded(more: Partial<SubAppReportEntry> = {}): SubAppReportEntry {
  return { app: 'amm', version: '1.1.0', kind: 'loaded', ...more }
}

async function report(portal: PortalClient, ...entries: SubAppReportEntry[]) {
  return await portal.call(reportSubApps, { body: { entries } })
}

describeOnStores('usage counts of applications', store => {
  let dist: string
  let apps: string
  let server: TestServer

  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    apps = join(dist, 'apps')
    await deployApp(apps, 'amm', '1.0.0')
    await deployApp(apps, 'amm', '1.1.0')
    const broken = await deployApp(apps, 'tools', '1.0.0')
    await writeFile(join(broken, 'entry.js'), 'spoilt')
    server = await startTestServer(store.database, { distDir: dist, settings: { appsDir: apps } })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })
  beforeEach(async () => {
    await sql`delete from sub_app_usage`.execute(store.database.kysely)
    await sql`delete from sub_app_session`.execute(store.database.kysely)
  })

  /** Returns the counts of one version as an administrator sees them. */
  async function versionOf(version: string) {
    const { envelope } = await (await server.as(ADMINISTRATOR)).call(listSubApps)
    return envelope.data.find(app => app.name === 'amm')?.versions.find(each => each.version === version)
  }

  describe('permissions needed', () => {
    it('[AUTH-11] rejects reports without a session', async () => {
      const { status } = await report(server.client(), loaded())
      expect(status).toBe(401)
      expect((await versionOf('1.1.0'))?.loads).toBe(0)
    })

    it('[AUTH-11] rejects reports with a token from another browser', async () => {
      const browser = await server.as(INSPECTOR, { browser: true })
      const thief = server.client()
      thief.token = browser.token
      expect((await report(thief, loaded())).status).toBe(401)
      expect((await report(browser, loaded())).status).toBe(200)
      expect((await versionOf('1.1.0'))?.loads).toBe(1)
    })

    it('[UI-04] requires the permission to read the list', async () => {
      expect((await server.client().call(listSubApps)).status).toBe(401)
      const refused = await (await server.as(INSPECTOR)).call(listSubApps)
      expect({ status: refused.status, data: refused.envelope.data }).toEqual({ status: 403, data: null })
      expect((await (await server.as(ADMINISTRATOR)).call(listSubApps)).status).toBe(200)
    })
  })

  it('[APP-12] [APP-15] sums reports by version: loads, their time, failures by kind and the last cause', async () => {
    const portal = await server.as(INSPECTOR)
    const failures = (['load-failed', 'crashed', 'error'] as const).map(kind =>
      loaded({ kind, cause: 'early' }),
    )
    await report(
      portal,
      loaded({ ms: 110 }),
      loaded({ ms: 120.4 }),
      loaded({ version: '1.0.0' }),
      ...failures,
    )
    const other = await server.as('100105')
    await report(
      other,
      loaded({ ms: 9_000 }),
      loaded({ kind: 'load-failed', cause: 'timeout' }),
      loaded({ kind: 'crashed', cause: 'mount' }),
      loaded({ kind: 'error' }),
    )
    expect(await versionOf('1.1.0')).toEqual({
      version: '1.1.0',
      fault: null,
      inUse: 2,
      loads: 3,
      medianMs: 138,
      p95Ms: 9250,
      placed: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      failures: { loadFailed: 2, crashed: 2, error: 2 },
      lastCause: 'mount',
      lastSeen: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(await versionOf('1.0.0')).toMatchObject({ inUse: 1, loads: 1, medianMs: null, lastCause: null })
  })

  it('shows the state of every application in the requested language', async () => {
    const portal = await server.as(ADMINISTRATOR)
    const { envelope } = await portal.call(listSubApps)
    expect(envelope.data).toMatchObject([
      {
        name: 'amm',
        enabled: true,
        activeVersion: '1.1.0',
        pinned: false,
        chosen: { by: 'server' },
        switched: null,
        versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
      },
      {
        name: 'tools',
        enabled: false,
        activeVersion: null,
        chosen: null,
        versions: [{ fault: 'entry.js 与构建时的文件不一致' }],
      },
    ])
    portal.language = 'en'
    const english = (await portal.call(listSubApps)).envelope.data[1]
    expect(english?.versions[0]?.fault).toBe('entry.js is not the file of the build')
  })

  it('counts simultaneous reports once each', async () => {
    const portal = await server.as(INSPECTOR)
    const both = [loaded({ ms: 10 }), loaded({ version: '1.0.0', ms: 10 })]
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        report(portal, ...(index % 2 === 0 ? both : both.toReversed())),
      ),
    )
    expect(await versionOf('1.1.0')).toMatchObject({ loads: 20, inUse: 1, medianMs: 13 })
    expect(await versionOf('1.0.0')).toMatchObject({ loads: 20, inUse: 1 })
  })

  it.each([
    ['an unregistered application', { app: 'nothing' }],
    ['an application with no usable version', { app: 'tools', version: '1.0.0' }],
    ['a version that does not exist', { version: '9.9.9' }],
  ])('ignores %s, and counts the rest', async (_what, more) => {
    const portal = await server.as(INSPECTOR)
    const { status } = await report(portal, loaded(more), loaded())
    expect(status).toBe(200)
    const { rows } = await sql<{ name: string; version: string; loads: number }>`
      select name, version, loads from sub_app_usage`.execute(store.database.kysely)
    expect(rows).toEqual([{ name: 'amm', version: '1.1.0', loads: 1 }])
  })

  it.each<[string, object]>([
    ['no entry', { entries: [] }],
    ['too many entries', { entries: Array.from({ length: 51 }, () => loaded()) }],
    ['a path as the name', { entries: [loaded({ app: '../amm' })] }],
    ['a path as the version', { entries: [loaded({ version: '1.0.0/../../x' })] }],
    ['an endless version', { entries: [loaded({ version: `1.0.0-${'x'.repeat(100)}` })] }],
    ['an unknown kind', { entries: [{ ...loaded(), kind: 'sold' }] }],
    ['a text as the cause', { entries: [loaded({ kind: 'error', cause: 'Order 4711 of Mr Li' })] }],
    ['a long cause', { entries: [loaded({ kind: 'error', cause: 'x'.repeat(41) })] }],
    ['a time before the start', { entries: [loaded({ ms: -1 })] }],
    ['a time beyond any load', { entries: [loaded({ ms: 600_001 })] }],
    ['nothing', {}],
  ])('rejects a report with %s', async (_what, body) => {
    const portal = await server.as(INSPECTOR)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a faulty client sends
    const { status } = await portal.call(reportSubApps, { body: body as SubAppReport })
    expect(status).toBe(400)
    expect(await versionOf('1.1.0')).toMatchObject({ loads: 0, inUse: 0 })
  })

  it('counts a session for a version until it ends by logout or timeout', async () => {
    const first = await server.as(INSPECTOR)
    const second = await server.as('100105')
    for (const portal of [first, second, second]) await report(portal, loaded())
    expect((await versionOf('1.1.0'))?.inUse).toBe(2)
    await first.call(logout)
    expect((await versionOf('1.1.0'))?.inUse).toBe(1)
    const { rows } = await sql`select * from sub_app_session`.execute(store.database.kysely)
    expect(rows).toHaveLength(1)
    server.clock.forward({ minutes: 31 })
    expect((await versionOf('1.1.0'))?.inUse).toBe(0)
  })

  it('does not keep the session alive with the reports of a page', async () => {
    const portal = await server.as(INSPECTOR)
    server.clock.forward({ minutes: 20 })
    expect((await report(portal, loaded())).status).toBe(200)
    server.clock.forward({ minutes: 11 })
    expect((await report(portal, loaded())).status).toBe(401)
  })

  it(`keeps counts for ${SUB_APP_USAGE_DAYS} days`, async () => {
    await report(await server.as(INSPECTOR), loaded())
    server.clock.forward({ days: SUB_APP_USAGE_DAYS - 1 })
    await report(await server.as(INSPECTOR), loaded())
    expect((await versionOf('1.1.0'))?.loads).toBe(2)
    server.clock.forward({ days: 1 })
    expect((await versionOf('1.1.0'))?.loads).toBe(1)
    await createUsageStore(store.database.kysely, server.clock).sweep()
    const { rows } = await sql`select day from sub_app_usage`.execute(store.database.kysely)
    expect(rows).toHaveLength(1)
  })

  it('stores nothing that identifies a person', async () => {
    await report(await server.as(INSPECTOR), loaded({ ms: 5 }), loaded({ kind: 'crashed', cause: 'mount' }))
    const { rows } = await sql<{ row: string }>`select u::text as row from sub_app_usage u`.execute(
      store.database.kysely,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(INSPECTOR)
  })

  it('is exported to the metrics', async () => {
    const version = '2.0.0'
    await deployApp(apps, 'amm', version)
    await report(await server.as(INSPECTOR), loaded({ version }), loaded({ version, kind: 'load-failed' }))
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    expect(metrics).toContain(`sub_app_loads_total{app="amm",version="${version}"} 1`)
    expect(metrics).toContain(`sub_app_failures_total{app="amm",version="${version}",kind="load-failed"} 1`)
    expect(metrics).toContain(`sub_app_failures_total{app="amm",version="${version}",kind="crashed"} 0`)
  })
})
