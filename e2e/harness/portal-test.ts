import type { Language } from '@apron/contract/dictionary/language'
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
  sessionOf: (person: PersonName, language: Language) => Promise<SignedIn>
}

/** No test is asked for the password of a person who logged in for it: that counts for longer (AUTH-21). */
const SIGNED_IN_FOR_MS = CONFIRMED_FOR_MS / 3

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

/** Tests of one file on a server of their own: what they use up, others find whole. */
export function testWithServer(start: () => Promise<PortalServer>) {
  return test.extend<object, Pick<WorkerFixtures, 'server'>>({ server: serverOfWorker(start) })
}

export { expect } from '@playwright/test'
