import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { ALARM_SERVER } from '@apron/e2e/harness/fixtures/test-with-alarms'
import { PEOPLE, type PersonName } from '@apron/e2e/harness/people'
import { type PortalServer, startPortalServer } from '@apron/e2e/harness/servers/portal-server'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { LoginPage } from '@apron/e2e/pages/sign-in/login-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { raiseAlarms } from './alarms.ts'
import { proposeChanges, RIGHTS_VIEWS } from './rights-changes.ts'
import { VIEWS, type View } from './views.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'reports/screenshots')
const DOCUMENT_IMAGES = join(ROOT, 'docs/images')

const PERSONS: readonly PersonName[] = [
  'inspector',
  'manager',
  'administrator',
  'secondAdministrator',
  'auditor',
  'sales',
]
const LANGUAGES = ['zh', 'en'] as const
const LOCALES = { zh: 'zh-CN', en: 'en-US' } as const
const LOOKS = {
  light: { colorScheme: 'light', density: 'standard' },
  dark: { colorScheme: 'dark', density: 'standard' },
  hangar: { colorScheme: 'light', density: 'hangar' },
  'hangar-dark': { colorScheme: 'dark', density: 'hangar' },
} as const
const SIZES = { wide: { width: 1366, height: 900 }, tablet: { width: 820, height: 1180 } } as const

/** Pictures used in README and manual: picture name → name in docs/images. */
const CHOSEN = {
  'login-zh-light-wide': 'login',
  'login-en-light-wide': 'login-en',
  'dashboard-zh-light-wide': 'dashboard',
  'dashboard-en-light-wide': 'dashboard-en',
  'check-list-zh-light-wide': 'check-list',
  'checked-result-zh-dark-wide': 'checked-result-dark',
  'check-list-en-light-tablet': 'check-list-tablet-en',
  'search-en-light-wide': 'search-en',
  'message-centre-en-light-wide': 'message-centre-en',
  'admin-users-en-light-wide': 'admin-users-en',
  'admin-role-dialog-en-light-wide': 'admin-role-dialog-en',
  'admin-changes-en-light-wide': 'admin-changes-en',
  'rights-import-waits-en-light-wide': 'admin-import-en',
} as const

type Language = (typeof LANGUAGES)[number]

async function logIn(
  browser: Browser,
  options: BrowserContextOptions,
  { person, language, password }: { person: PersonName; language: Language; password: string },
) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const login = new LoginPage(page, WORDS[language])
  await login.open()
  await login.logIn(PEOPLE[person].username, password)
  await new ShellPage(page, WORDS[language]).expectLoggedIn(PEOPLE[person][language])
  const state = await context.storageState()
  await context.close()
  return state
}

interface Picture {
  readonly options: BrowserContextOptions
  readonly density: string
  readonly view: View
  readonly language: Language
  readonly name: string
}

async function takePicture(browser: Browser, { options, density, view, language, name }: Picture) {
  const context = await browser.newContext(options)
  await context.addInitScript(value => localStorage.setItem('csn:density', JSON.stringify(value)), density)
  const page = await context.newPage()
  await view.show(page, WORDS[language])
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' })
  await context.close()
  process.stdout.write(`${name}\n`)
}

/**
 * Takes pictures of every view in both languages, light and dark, both again in hangar mode, and both sizes.
 * @param only prefixes of picture names, such as `dashboard` or `dashboard-zh-hangar`; empty for all
 */
async function takeAll(only: readonly string[]): Promise<void> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    for (const language of LANGUAGES) {
      // One server per language, because its messages are in one language.
      const server = await startPortalServer({}, true, ALARM_SERVER)
      try {
        await takeIn(language, { browser, server, only })
      } finally {
        await server.dispose()
      }
    }
  } finally {
    await browser.close()
  }
}

const isWanted = (name: string, only: readonly string[]) =>
  only.length === 0 || only.some(wanted => name.startsWith(wanted))

async function takeIn(
  language: Language,
  { browser, server, only }: { browser: Browser; server: PortalServer; only: readonly string[] },
): Promise<void> {
  const base = { baseURL: server.origin, locale: LOCALES[language], timezoneId: 'Asia/Shanghai' }
  const sessions = new Map<PersonName, Awaited<ReturnType<typeof logIn>>>()
  for (const person of PERSONS) {
    sessions.set(person, await logIn(browser, base, { person, language, password: server.password }))
  }
  const sender = await browser.newContext(withSession(base, sessions.get('inspector')))
  await raiseAlarms(sender, server, language)
  await sender.close()
  const proposer = await browser.newContext(withSession(base, sessions.get('administrator')))
  await proposeChanges(await proposer.newPage(), language)
  await proposer.close()
  for (const [look, { colorScheme, density }] of Object.entries(LOOKS)) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const view of [...VIEWS, ...RIGHTS_VIEWS]) {
        const name = `${view.name}-${language}-${look}-${size}`
        if (!isWanted(name, only)) continue
        const state = view.person === null ? undefined : sessions.get(view.person)
        const options = withSession({ ...base, viewport, colorScheme }, state)
        await takePicture(browser, { options, density, view, language, name })
      }
    }
  }
}

function withSession(
  options: BrowserContextOptions,
  storageState: BrowserContextOptions['storageState'],
): BrowserContextOptions {
  return { ...options, ...(storageState === undefined ? {} : { storageState }) }
}

const only = process.argv.slice(2)
if (only.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await takeAll(only)
mkdirSync(DOCUMENT_IMAGES, { recursive: true })
for (const [picture, name] of Object.entries(CHOSEN)) {
  if (isWanted(picture, only)) cpSync(join(FOLDER, `${picture}.png`), join(DOCUMENT_IMAGES, `${name}.png`))
}
