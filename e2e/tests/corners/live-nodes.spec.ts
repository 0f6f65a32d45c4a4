import type { BrowserContext } from '@playwright/test'
import { checkOrderDesk } from '../../harness/check-order-desk.ts'
import { PEOPLE, type PersonName } from '../../harness/people.ts'
import { type PortalServer, startPortalServer } from '../../harness/portal-server.ts'
import { expect } from '../../harness/portal-test.ts'
import { redisIsInstalled, startRedis } from '../../harness/redis.ts'
import { POSTGRES_URL, testOnPostgres } from '../../harness/test-on-postgres.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { MessageBell } from '../../pages/message-bell.ts'
import { ShellPage } from '../../pages/shell-page.ts'

/** Two servers on one database. */
const test = testOnPostgres.extend<{ withRedis: boolean; otherServer: PortalServer }>({
  withRedis: [false, { option: true }],
  ownEnv: async ({ ownEnv, withRedis }, use) => {
    if (!withRedis) return use(ownEnv)
    const redis = await startRedis()
    await use({ ...ownEnv, REDIS_URL: redis.url })
    return redis.stop()
  },
  // The first one fills the database.
  otherServer: [
    async ({ ownEnv, ownServer }, use) => {
      expect(ownServer.origin).not.toBe('')
      const server = await startPortalServer(ownEnv)
      await use(server)
      await server.dispose()
    },
    { timeout: 120_000 },
  ],
})

for (const [way, withRedis] of [
  ['PostgreSQL', false],
  ['Redis', true],
] as const) {
  test.describe(`servers that tell each other by ${way}`, () => {
    test.use({ withRedis })
    test.skip(POSTGRES_URL === '', 'needs a PostgreSQL server: TEST_DATABASE_URL')
    test.skip(withRedis && !redisIsInstalled(), 'needs redis-server')

    test('[LIVE-04] a message raised on one is counted in a browser on the other', async ({
      browser,
      language,
      otherServer,
      ownServer,
      viewport,
      words,
    }) => {
      test.setTimeout(180_000)

      async function logIn(person: PersonName, { origin }: PortalServer): Promise<BrowserContext> {
        const context = await browser.newContext({
          baseURL: origin,
          viewport,
          locale: language === 'zh' ? 'zh-CN' : 'en-US',
        })
        const page = await context.newPage()
        const login = new LoginPage(page, words)
        await login.open()
        await login.logIn(PEOPLE[person].username, ownServer.password)
        await new ShellPage(page, words).expectLoggedIn(PEOPLE[person][language])
        return context
      }

      const inspector = await logIn('inspector', otherServer)
      const manager = await logIn('manager', ownServer)
      const [page] = inspector.pages()
      if (page === undefined) throw new Error('The inspector has no page')
      const bell = new MessageBell(page, language)
      await bell.expectLive()
      const before = await bell.unread()
      const desk = await checkOrderDesk(ownServer.origin, inspector, manager)
      await desk.giveBack()
      await bell.expectUnread(before + 1)
      await bell.expectLive()
      await inspector.close()
      await manager.close()
    })
  })
}
