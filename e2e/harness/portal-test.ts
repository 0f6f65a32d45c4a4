import type { Language } from '@apron/contract/entities/language'
import { CONFIRMED_FOR_MS } from '@apron/contract/limits/session'
import { test as base, type WorkerFixture } from '@playwright/test'
import { CheckListPage } from '../pages/check-list-page.ts'
import { CheckedResultPage } from '../pages/checked-result-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { ShellPage } from '../pages/shell-page.ts'
import { WORDS, type Words } from '../pages/words.ts'
import { PEOPLE, type PersonName } from './people.ts'
import { type PortalServer, startPortalServer } from './portal-server.ts'
import { type SignedIn, signIn } from './sign-in.ts'

export interface PortalOptions {
  /** Language of the browser and of the page objects' texts. */
  language: Language
  /** Person logged in at the start of the test; null for none. */
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
  /** Browser storage of a logged-in person; each logs in once per worker. */
  sessionOf: (person: PersonName, language: Language) => Promise<SignedIn>
}

/** Shorter than a password confirmation lasts, so that no test is asked for the password (AUTH-21). */
const SIGNED_IN_FOR_MS = CONFIRMED_FOR_MS / 3

/** Starts a server for one worker. */
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

/** Tests of the portal with a running server, page objects and their texts. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  person: [null, { option: true }],
  server: serverOfWorker(() => startPortalServer()),
  sessionOf: [
    async ({ server }, use) => {
      const states = new Map<string, { readonly state: Promise<SignedIn>; readonly until: number }>()
      await use((person, language) => {
        const key = `${person} ${language}`
        const kept = states.get(key)
        if (kept && Date.now() < kept.until) return kept.state
        const state = signIn(server.origin, PEOPLE[person].username, server.password, language)
        states.set(key, { state, until: Date.now() + SIGNED_IN_FOR_MS })
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

/** Runs the tests of one file on a separate server, so that they do not affect others. */
export function testWithServer(start: () => Promise<PortalServer>) {
  return test.extend<object, Pick<WorkerFixtures, 'server'>>({ server: serverOfWorker(start) })
}

export { expect } from '@playwright/test'
