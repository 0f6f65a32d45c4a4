import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dismissOnboarding, getOnboarding } from '@apron/contract/home/home.calls'
import { restoreOnboarding } from '@apron/contract/home/home-editor.calls'
import { firstSteps } from '@apron/contract/rules/home/first-steps'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PLUGINS } from '../../../src/app/plugins.ts'
import { deployApp, makeDist } from '../../support/built-files.ts'
import { expectGuarded } from '../../support/guarded-calls.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn, startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('onboarding steps of a company', store => {
  const server = serverOn(store, { plugins: PLUGINS })
  const db = () => store.database.kysely
  const days = async () => (await (await server.as(ADMINISTRATOR)).call(getOnboarding)).envelope.data
  const missing = async () =>
    firstSteps(await days())
      .filter(({ isDone }) => !isDone)
      .map(({ id }) => id)

  it('[HELP-03] are shown to people who may see users', async () => {
    await expectGuarded(server, db(), {
      reads: [
        [getOnboarding, {}],
        [dismissOnboarding, {}],
        [restoreOnboarding, {}],
      ],
      writes: [],
    })
  })

  it('[HELP-03] count existing data, and follow deletions', async () => {
    const before = await days()
    expect(before).toMatchObject({ gateway: false, safetyContact: false, applications: 0 })
    expect(before.people).toBeGreaterThan(before.administrators)
    expect(await missing()).toContain('applications')
    expect(await missing()).not.toContain('departments')

    await sql`update app_user set enabled = false where user_code = '100305'`.execute(db())
    await sql`update app_user set password_hash = null where user_code = '100306'`.execute(db())
    await sql`update notice set published_at = null`.execute(db())
    const after = await days()
    expect(after).toMatchObject({ people: before.people - 1, notices: 0 })
    expect(after.neverLoggedIn).toBe(before.neverLoggedIn + 1)
    expect(await missing()).toEqual(expect.arrayContaining(['logins', 'notices']))

    await sql`update airport set is_site = false`.execute(db())
    await sql`delete from user_role where role_code <> 'ADMIN'`.execute(db())
    expect(await missing()).toEqual(expect.arrayContaining(['sites', 'roles']))
    // Permissions of an application that is not installed are not needed.
    expect((await days()).unheld).toEqual([])
  })

  it('[HELP-03] are hidden by each administrator separately', async () => {
    expect((await days()).dismissed).toBe(false)
    await (await server.as(ADMINISTRATOR)).call(dismissOnboarding)
    await (await server.as(ADMINISTRATOR)).call(dismissOnboarding)
    expect((await days()).dismissed).toBe(true)
    const { rows } = await sql<{ user_code: string }>`
      select user_code from home_setting where guide_dismissed`.execute(db())
    expect(rows).toEqual([{ user_code: ADMINISTRATOR }])
  })

  it('[HELP-03] can be restored by the person who hid them, for themselves only', async () => {
    await (await server.as(ADMINISTRATOR)).call(dismissOnboarding)
    await (await server.as('100002')).call(restoreOnboarding)
    expect((await days()).dismissed).toBe(true)
    await (await server.as(ADMINISTRATOR)).call(restoreOnboarding)
    expect((await days()).dismissed).toBe(false)
  })
})

describeOnStores('onboarding steps of a company with an application', store => {
  let dist: string
  let server: TestServer

  store.fillWith(PLUGINS)
  beforeAll(async () => {
    dist = await makeDist()
    const appsDir = join(dist, 'apps')
    await deployApp(appsDir, 'safetyQuality', '1.0.0')
    server = await startTestServer(store.database, { distDir: dist, plugins: PLUGINS, settings: { appsDir } })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })

  const db = () => store.database.kysely
  const days = async () => (await (await server.as(ADMINISTRATOR)).call(getOnboarding)).envelope.data

  it('[HELP-03] name permissions needed to begin that no active person holds', async () => {
    expect(await days()).toMatchObject({ applications: 1, unheld: [] })
    await sql`delete from role_resource where identify = 'safetyQuality:check:issue'`.execute(db())
    // A permission that nobody needs to begin.
    await sql`delete from role_resource where identify = 'safetyQuality:check:cancel'`.execute(db())
    const issue = {
      application: { zh: '安全质量', en: 'Safety & quality' },
      right: { zh: '下达检查单', en: 'Issue check orders' },
    }
    expect((await days()).unheld).toEqual([issue])

    await sql`update app_user set enabled = false where user_code <> ${ADMINISTRATOR}`.execute(db())
    expect((await days()).unheld).toHaveLength(10)
  })
})
