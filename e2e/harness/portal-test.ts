import type { Language } from '@apron/contract/entities/language'
import { type Browser, type BrowserContextOptions, test as base, type WorkerFixture } from '@playwright/test'
import { CheckListPage } from '../pages/check-list-page.ts'
import { CheckedResultPage } from '../pages/checked-result-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { ShellPage } from '../pages/shell-page.ts'
import { WORDS, type Words } from '../pages/words.ts'
import { PEOPLE, type PersonName } from './people.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export interface PortalOptions {
  /** Language of the browser; the words of the page objects follow it. */
  language: Language
  /** Who is logged in when the test begins; null: nobody. */
  person: PersonName | null
}

interface Fixtures extends PortalOptions {
  words: Words
  loginPage: LoginPage
  shell: ShellPage
  checkList: CheckListPage
  checkedResult: CheckedResultPage
  /** Settings of `ownServer`. */
  ownEnv: Record<string, string>
  /** A server for one test, which may do anything to it. */
  ownServer: PortalServer
}

interface WorkerFixtures {
  /** One server per worker. */
  server: PortalServer
  /** What the browser of a logged-in person keeps; each person logs in once per worker. */
  sessionOf: (person: PersonName, language: Language) => Promise<StorageState>
}

async function logIn(browser: Browser, server: PortalServer, person: PersonName, language: Language) {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    // Nobody: also when somebody else is logged in where the test runs.
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  const words = WORDS[language]
  await new LoginPage(page, words).open()
  await new LoginPage(page, words).logIn(PEOPLE[person].username, server.password)
  await new ShellPage(page, words).expectLoggedIn(PEOPLE[person][language])
  const state = await context.storageState()
  await context.close()
  return state
}

/** A server that runs for one worker. */
function serverOfWorker(
  start: () => Promise<PortalServer>,
): [WorkerFixture<PortalServer, object>, { scope: 'worker'; timeout: number }] {
  return [
    async ({}, use) => {
      const server = await start()
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ]
}

/** Tests of the portal: a running server, the pages of the person, the words they read. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  person: [null, { option: true }],
  server: serverOfWorker(() => startPortalServer()),
  sessionOf: [
    async ({ browser, server }, use) => {
      const states = new Map<string, Promise<StorageState>>()
      await use((person, language) => {
        const key = `${person} ${language}`
        const state = states.get(key) ?? logIn(browser, server, person, language)
        states.set(key, state)
        return state
      })
    },
    { scope: 'worker' },
  ],
  ownEnv: async ({}, use) => use({}),
  ownServer: [
    async ({ ownEnv }, use, testInfo) => {
      const server = await startPortalServer(ownEnv)
      await use(server)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server.log', { body: server.log() })
      }
      await server.dispose()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  storageState: async ({ person, language, sessionOf }, use) =>
    use(person === null ? undefined : await sessionOf(person, language)),
  words: async ({ language }, use) => use(WORDS[language]),
  loginPage: async ({ page, words }, use) => use(new LoginPage(page, words)),
  shell: async ({ page, words }, use) => use(new ShellPage(page, words)),
  checkList: async ({ page, words }, use) => use(new CheckListPage(page, words)),
  checkedResult: async ({ page, words }, use) => use(new CheckedResultPage(page, words)),
})

/** Tests of one file on a server of their own: what they use up, others find whole. */
export function testWithServer(start: () => Promise<PortalServer>) {
  return test.extend<object, Pick<WorkerFixtures, 'server'>>({ server: serverOfWorker(start) })
}

export { expect } from '@playwright/test'
