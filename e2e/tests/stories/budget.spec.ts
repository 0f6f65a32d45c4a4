import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import {
  loginUsableAt,
  ofFirstPage,
  recordLoginForm,
  recordTransfers,
  repeatedCalls,
  scriptBytes,
} from '../../harness/transfers.ts'

const { inspector } = PEOPLE
const KB = 1024
/** Budget of docs/architecture.md, brotli as transferred. */
const LOGIN_SCRIPT_KB = 20
const DASHBOARD_SCRIPT_KB = 200
const FILES = 14
const CALLS = 20

test('the transfer of a first visit stays within the budget @en @gate', async ({
  language,
  loginPage,
  page,
  server,
  shell,
}) => {
  await recordLoginForm(page)
  const transfers = recordTransfers(page)
  await loginPage.open('/login')
  const usable = await loginUsableAt(page)

  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await page.waitForLoadState('networkidle')

  const all = await ofFirstPage(page, await transfers())
  expect(scriptBytes(all, usable)).toBeGreaterThan(0)
  expect(scriptBytes(all, usable)).toBeLessThanOrEqual(LOGIN_SCRIPT_KB * KB)
  expect(scriptBytes(all)).toBeLessThanOrEqual(DASHBOARD_SCRIPT_KB * KB)
  expect(all.filter(({ kind }) => kind !== 'call').length).toBeLessThanOrEqual(FILES)
  expect(all.filter(({ kind }) => kind === 'call').length).toBeLessThanOrEqual(CALLS)
  expect(repeatedCalls(all)).toEqual([])
})

test('pages that open before the shell load nothing of it @en', async ({ page }) => {
  for (const path of ['/welcome', '/setup']) {
    const transfers = recordTransfers(page)
    await page.goto(path)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const scripts = (await transfers()).filter(({ kind }) => kind === 'script').map(file => file.path)
    expect(scripts, path).not.toEqual([])
    expect(
      scripts.filter(file => /\/shared\/|\/main-/.test(file)),
      path,
    ).toEqual([])
  }
})

test('[APP-12] shared libraries are prefetched while the first page is read', async ({
  page,
  server,
  loginPage,
  shell,
  language,
}) => {
  const transfers = recordTransfers(page)
  await loginPage.open('/login')
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  const fetched = async () =>
    (await transfers()).map(({ path }) => path).filter(path => path.startsWith('/shared/'))
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/sdk.js$/))
  await expect.poll(fetched).toContainEqual(expect.stringMatching(/\/table.js$/))
  expect(await fetched()).not.toContainEqual(expect.stringMatching(/\/chart.js$/))
})
