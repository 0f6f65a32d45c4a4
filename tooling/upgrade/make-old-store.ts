// node tooling/node.mjs tooling/upgrade/make-old-store.ts
// Creates the data of a user of this version: a store and a browser profile with manual changes.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { chromiumOptions } from '@apron/e2e/harness/chromium'
import { type PortalServer, startPortalServer } from '@apron/e2e/harness/servers/portal-server'
import { createScratchDatabase } from '@apron/e2e/harness/servers/scratch-database'
import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { ShellPage } from '@apron/e2e/pages/shell-page'
import { LoginPage } from '@apron/e2e/pages/sign-in/login-page'
import { WORDS } from '@apron/e2e/pages/words/words'
import { type Browser, chromium } from '@playwright/test'
import { callsToCompare, DELETED, requestAs } from './compared-calls.ts'
import { changeAsAdministrator, changeAsInspector } from './hand-changes.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'server/test/upgrade/stores', new Date().toISOString().slice(0, 10))
const PASSWORD = 'lines of hangar rain 7'
const words = WORDS.zh
const POSTGRES = process.env['TEST_DATABASE_URL'] ?? ''
/** Names of the people who make the calls. */
const NAMES: Readonly<Record<string, string>> = {
  '100001': '陈启明',
  '100104': '冯晓岚',
  '100305': '李泽',
  '100602': '顾一鸣',
}

async function logIn(browser: Browser, server: PortalServer, person: string) {
  const context = await browser.newContext({
    baseURL: server.origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 900 },
  })
  const page = await context.newPage()
  const login = new LoginPage(page, words)
  await login.open()
  await login.logIn(person, PASSWORD)
  await new ShellPage(page, words).expectLoggedIn(NAMES[person] ?? '')
  return { context, page }
}

type PersonWindow = Awaited<ReturnType<typeof logIn>>

/** Opens pages, hides a column, filters, and returns the browser's stored data. */
async function captureProfile({ context, page }: PersonWindow, server: PortalServer): Promise<object> {
  const list = new CheckListPage(page, words)
  const shell = new ShellPage(page, words)
  await page.evaluate(() => {
    localStorage.setItem('csn:density', '"compact"')
    localStorage.setItem('csn:theme', '"dark"')
  })
  await page.reload()
  await shell.openFromMenu(words.safetyQuality, '质量检查单')
  await list.expectShown()
  await list.chooseColumn(words.leadChecker, false, 'confirm')
  await list.filterByText('检查')
  await list.expectShown()
  const [number = ''] = await list.numbers()
  await list.open(number)
  await page.getByRole('tab', { selected: true }).filter({ hasText: number }).waitFor()
  await page.getByRole('tab', { name: '质量检查单' }).click()
  await list.expectShown()
  const { origins } = await context.storageState({ indexedDB: true })
  const session = await page.evaluate(() => Object.entries(sessionStorage))
  return { madeAt: server.origin, tabs: ['质量检查单', number], filter: '检查', origins, session }
}

function databaseAsText(url: URL): string {
  const text = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--rows-per-insert=200', url.href], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  // Drops psql commands, and settings that other PostgreSQL versions do not know.
  return text
    .split('\n')
    .filter(line => !/^(\\|SET |--|$)/.test(line))
    .join('\n')
}

/** Restores the backup into a PostgreSQL database whose tables this version creates. */
async function dumpFromPostgres(backup: string): Promise<string> {
  const database = await createScratchDatabase(POSTGRES)
  try {
    const script = join(ROOT, 'server/src/app/commands/restore.command.ts')
    const env = {
      ...process.env,
      DATABASE_URL: database.url.href,
      SECRET_KEY: 'made for a fixture, nobody runs with it',
    }
    execFileSync(process.execPath, [script, backup], { cwd: ROOT, env })
    return databaseAsText(database.url)
  } finally {
    await database.drop()
  }
}

if (POSTGRES === '') throw new Error('TEST_DATABASE_URL must name a PostgreSQL server')
const work = mkdtempSync(join(tmpdir(), 'apron-old-'))
const browser = await chromium.launch(chromiumOptions())
const server = await startPortalServer({ DEMO_PASSWORD: PASSWORD })
try {
  const windows = new Map<string, PersonWindow>()
  for (const person of ['100001', '100104']) windows.set(person, await logIn(browser, server, person))
  const windowOf = async (person: string): Promise<PersonWindow> => {
    const window = windows.get(person) ?? (await logIn(browser, server, person))
    windows.set(person, window)
    return window
  }
  await changeAsAdministrator((await windowOf('100001')).context)
  const orderId = await changeAsInspector((await windowOf('100104')).context)
  const profile = await captureProfile(await windowOf('100104'), server)
  const responses: object[] = []
  for (const call of callsToCompare(orderId)) {
    responses.push({ ...call, data: await requestAs((await windowOf(call.as)).context, call) })
  }
  const backup = join(work, 'backup.gz')
  await server.command('backup', backup)
  await server.stop()

  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'kept.json'), `${JSON.stringify({ kept: responses, gone: DELETED }, null, 1)}\n`)
  writeFileSync(join(FOLDER, 'profile.json'), `${JSON.stringify(profile, null, 1)}\n`)
  writeFileSync(join(FOLDER, 'backup.gz'), readFileSync(backup))
  writeFileSync(join(FOLDER, 'postgres.sql.gz'), gzipSync(await dumpFromPostgres(backup), { level: 9 }))
  const folder = execFileSync('tar', ['-cf', '-', '-C', join(server.dataDir, 'store'), '.'], {
    maxBuffer: 1e9,
  })
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 }
  writeFileSync(join(FOLDER, 'folder.tar.zst'), zstdCompressSync(folder, { params }))
  process.stdout.write(`${FOLDER}\n`)
} finally {
  await browser.close()
  await server.dispose()
  rmSync(work, { recursive: true, force: true })
}
