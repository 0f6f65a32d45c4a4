import { expect } from '../../harness/fixtures/portal-test.ts'
import { POSTGRES_URL, testOnPostgres } from '../../harness/fixtures/test-on-postgres.ts'
import { PEOPLE } from '../../harness/people.ts'
import { startTcpProxy, type TcpProxy } from '../../harness/servers/tcp-proxy.ts'

const { inspector } = PEOPLE

/** The database is behind a proxy that the test can shut. */
const test = testOnPostgres.extend<{ door: TcpProxy }>({
  door: async ({ databaseUrl }, use) => {
    const { hostname, port } = new URL(databaseUrl)
    await use(await startTcpProxy({ host: hostname, port: Number(port || 5432) }))
  },
  ownEnv: async ({ ownEnv, databaseUrl, door }, use) => {
    const url = new URL(databaseUrl)
    url.host = `127.0.0.1:${door.port}`
    await use({ ...ownEnv, DATABASE_URL: url.href })
  },
})

test.describe('the database stopped under the running server', () => {
  test.skip(POSTGRES_URL === '', 'needs a PostgreSQL server: TEST_DATABASE_URL')

  test('[API-04] is reported, logs nobody out and recovers by itself @en-tablet', async ({
    checkList,
    door,
    language,
    loginPage,
    ownServer,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)

    await test.step('Given I look at the check orders', async () => {
      await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
      await loginPage.logIn(inspector.username, ownServer.password)
      await checkList.expectShown()
    })

    await test.step('When the database stops, then a call answers with the text of a 503', async () => {
      await door.cut()
      await checkList.search()
      await expect(page.getByText(words.unavailable).first()).toBeVisible({ timeout: 20_000 })
    })

    await test.step('And nobody is logged out', async () => {
      await expect(page.getByText(words.sessionOver)).toHaveCount(0)
      await expect(shell.userMenu(inspector[language])).toBeVisible()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    })

    await test.step('When the database is back, then a retry succeeds without a new login', async () => {
      await door.restore()
      await expect(async () => {
        await checkList.search()
        await expect(checkList.rows.first()).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
      await page.reload()
      await checkList.expectShown()
    })
  })
})
