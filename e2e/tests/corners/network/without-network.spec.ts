import { PUBLIC_REPORTING_PAGES } from '@apron/contract/rules/menus/reporting-pages'
import type { BrowserContext } from '@playwright/test'
import { cachedPaths, expectCached, pathsByCache } from '../../../harness/browser-caches.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { whileServerIsStopped } from '../../../harness/while-server-is-stopped.ts'

const test = testWithApps(async apps => {
  await apps.build('editor', 'amm')
  await apps.build('editor', 'tools')
  apps.product('safetyQuality')
})
const { expect } = test

test.use({ person: 'inspector', serviceWorkers: 'allow' })

test('[OFF-01] an application used before opens offline, another one says what is missing', async ({
  checkList,
  editor,
  page,
  pane,
  server,
  shell,
  titles,
  words,
}) => {
  await page.goto('/amm/list')
  await editor.expectList()
  await expectCached(page, 'amm')
  await page.goto('/dashboard')
  await expect(shell.menu).toBeVisible()
  await page.waitForLoadState('networkidle')
  await whileServerIsStopped(server, async () => {
    await shell.visit('/amm/form')
    await expect(editor.content).toBeVisible()
    await shell.visit('/safetyQuality/checkList')
    await expect(pane.card('unreachable', titles.safetyQuality)).toBeVisible()
    await expect(page.getByRole('button', { name: words.reloadPage })).toHaveCount(0)
  })
  await shell.pane.getByRole('button', { name: words.retry }).click()
  await checkList.expectShown()
})

test('[OFF-02] after a day of work only build files are cached', async ({
  checkedResult,
  checkList,
  page,
  shell,
  words,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await expectCached(page, 'safetyQuality')
  await checkList.open(await checkList.numberWithStatus(words.inProgress))
  await checkedResult.fillItem(2, words.conforming, 'kept nowhere but on the server')
  await shell.pane.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.saved).first()).toBeVisible()
  await shell.visit('/dashboard')
  await page.reload()
  await expect(shell.menu).toBeVisible()
  const pathsByName = await pathsByCache(page)
  const files = Object.values(pathsByName).flat()
  expect(files.filter(path => !/^\/(?:$|assets\/|shared\/|apps\/safetyQuality\/[^/]+\/)/.test(path))).toEqual(
    [],
  )
  expect(files.filter(path => path.includes('?') || path.includes('registry'))).toEqual([])
  expect(
    files.filter(path => /password-page|setup-page|welcome-page|password-strength|pdf/.test(path)),
  ).toEqual([])
  expect(Object.keys(pathsByName).filter(name => !/^apron-(?:app|shell) /.test(name))).toEqual([])
})

/** Returns the worker's responses for a page opened in a new window, as an existing one has them in memory. */
async function workerResponses(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const urls: string[] = []
  page.on('response', response => {
    if (response.fromServiceWorker()) urls.push(response.url())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.close()
  return urls
}

test('[OFF-02] the worker neither answers nor caches reporting pages, nor those of passwords and links', async ({
  checkList,
  context,
  page,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await expectCached(page, 'safetyQuality')
  const before = await pathsByCache(page)
  expect((await workerResponses(context, '/safetyQuality/checkList')).length).toBeGreaterThan(10)
  const reporting = [
    ...PUBLIC_REPORTING_PAGES,
    '/safetyQuality/AddChineseReport',
    '/safetyQuality/AddEnReport',
  ]
  for (const path of [...reporting, '/welcome', '/setup']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await workerResponses(context, path), path).toEqual([])
  }
  await page.evaluate(async () => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/password-page' })
    await new Promise(resolve => {
      frame.addEventListener('load', resolve)
      document.body.append(frame)
    })
  })
  expect(await pathsByCache(page)).toEqual(before)
})

test('[OFF-04] when operators disable it, the next visit removes all of it', async ({
  checkList,
  page,
  server,
  shell,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await expectCached(page, 'safetyQuality')
  await server.stop()
  await server.start({ OFFLINE_USE: 'off' })
  try {
    await page.goto('/dashboard')
    // Names only: opening a cache that is being deleted would recreate it.
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([])
    expect(await cachedPaths(page)).toEqual([])
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registrations).toBe(0)
    await page.reload()
    await expect(shell.menu).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await registrations()).toBe(0)
  } finally {
    await server.stop()
    await server.start({ OFFLINE_USE: 'on' })
  }
})
