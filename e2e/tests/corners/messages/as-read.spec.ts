import { expectCached } from '../../../harness/browser-caches.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { HomePage } from '../../../pages/home-page.ts'
import { OfflinePart } from '../../../pages/offline-part.ts'

const { inspector, manager } = PEOPLE
const LIST = '/safetyQuality/checkList'
const ITEM = 4
const TYPED = '舱门密封条老化 aged door seal'
const LATER = '网络断开后继续输入 typed on without a network'

const test = base.extend<{ away: OfflinePart; drafts: DraftsPart; openOrder: () => Promise<void> }>({
  away: async ({ page, words }, use) => use(new OfflinePart(page, words)),
  drafts: async ({ page, words }, use) => use(new DraftsPart(page, words)),
  /** Opens the first order in progress, types something, and waits until the device holds what it needs offline. */
  openOrder: async ({ away, checkList, checkedResult, drafts, page, words }, use) =>
    use(async () => {
      await checkList.openInProgress()
      await checkedResult.fillItem(ITEM, words.conforming, TYPED)
      await drafts.expectCached(1)
      await away.expectReady(2)
      await expectCached(page, 'safetyQuality')
    }),
})

test.use({ serviceWorkers: 'allow' })

test.describe('offline', () => {
  test.use({ person: 'inspector' })

  test('[OFF-22] the portal opens the record as last read with the typed draft, and saves everything once online @tablet', async ({
    away,
    checkedResult,
    drafts,
    openOrder,
    page,
    server,
    shell,
    words,
  }) => {
    await openOrder()
    const order = page.url()
    await server.stop()
    try {
      await page.reload()
      await expect(away.strip).toBeVisible()
      await expect(away.cachedNotice).toBeVisible()
      await drafts.takeOver()
      await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
      await checkedResult.remark(ITEM).fill(LATER)
      await drafts.expectCached(1)
      await test.step('and again, from the list that replaces the home page', async () => {
        await page.goto('/dashboard')
        await expect(away.home).toBeVisible()
        // The strip reports the lost network, so failed calls raise no notices of their own.
        await expect(page.getByText(words.requestFailed)).toHaveCount(0)
        await away.home.getByRole('link', { name: /CK-/ }).click()
        await expect(page).toHaveURL(order)
        await drafts.takeOver()
        await expect(checkedResult.remark(ITEM)).toHaveValue(LATER)
      })
      await test.step('and the strip offers the same list everywhere', async () => {
        await away.strip.getByRole('button').click()
        await expect(drafts.list.getByRole('link', { name: /CK-/ })).toBeVisible()
        await page.keyboard.press('Escape')
      })
      await test.step('pages that were never read say so', async () => {
        await shell.visit(LIST)
        await expect(shell.pane.getByRole('button', { name: words.retry })).toBeVisible()
        await page.goBack()
        await expect(away.cachedNotice).toBeVisible()
      })
    } finally {
      await server.start()
    }
    await expect(away.strip).toHaveCount(0, { timeout: 20_000 })
    await expect(away.cachedNotice).toHaveCount(0)
    await expect(checkedResult.remark(ITEM)).toHaveValue(LATER)
    await checkedResult.saveResults()
    await drafts.expectCached(0)
    await page.goto('/dashboard')
    await expect(new HomePage(page, words).edit).toBeVisible()
    await expect(away.home).toHaveCount(0)
  })

  test('[OFF-22] waiting saves are listed in place of the home page, with the time they will be sent', async ({
    away,
    checkedResult,
    drafts,
    openOrder,
    page,
    server,
    words,
  }) => {
    await openOrder()
    const order = page.url()
    const waiting = away.home.getByRole('listitem').filter({ hasText: words.waitsToBeSent })
    await server.stop()
    try {
      await page.reload()
      await expect(away.cachedNotice).toBeVisible()
      await drafts.takeOver()
      await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
      await page.goto('/dashboard')
      await expect(waiting).toHaveCount(1)
      await expect(waiting).toContainText(words.sentWhenBack)
      await waiting.getByRole('link', { name: /CK-/ }).click()
      await expect(page).toHaveURL(order)
      await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
      await test.step('the list in the tab that stayed open is up to date', async () => {
        await page.goBack()
        await expect(waiting).toHaveCount(1)
        await waiting.getByRole('button', { name: words.discard }).click()
        await expect(away.home).toContainText(words.noDraftsHere)
      })
    } finally {
      await server.start()
    }
  })

  test('[OFF-23] a person whose session ended meanwhile logs in over the same page', async ({
    away,
    checkedResult,
    context,
    drafts,
    loginPage,
    openOrder,
    page,
    server,
    words,
  }) => {
    await openOrder()
    await context.setOffline(true)
    await page.reload()
    await expect(away.cachedNotice).toBeVisible()
    await drafts.takeOver()
    await page.evaluate(() => {
      document.cookie = 'Admin-Token=ended; Path=/; SameSite=Strict'
    })
    await context.setOffline(false)
    await expect(page.getByRole('dialog')).toContainText(words.sessionOver, { timeout: 20_000 })
    await away.expectNoKey()
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    await loginPage.logIn(inspector.username, server.password)
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    await expect(away.cachedNotice).toHaveCount(0)
  })

  test('[OFF-24] after the session timeout nothing opens: the key is gone, and the page says what is needed', async ({
    away,
    context,
    loginPage,
    openOrder,
    page,
    words,
  }) => {
    await openOrder()
    await context.setOffline(true)
    await page.addInitScript(() => {
      const before = Date.now
      Date.now = () => before() + 31 * 60_000
    })
    await page.reload()
    await expect(loginPage.account).toBeVisible()
    await expect(page.getByText(words.noNetworkAtLogin)).toBeVisible()
    await away.expectNoKey()
    await expect(away.cachedNotice).toHaveCount(0)
    expect(await away.countStoredRows()).toBeGreaterThan(2)
    await page.goto('/dashboard')
    await expect(loginPage.account).toBeVisible()
  })
})

test('[OFF-24] the next person at the device opens nothing of the last one, online or offline', async ({
  away,
  context,
  drafts,
  language,
  loginPage,
  openOrder,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open(`/login?redirect=${encodeURIComponent(LIST)}`)
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await openOrder()
  const order = page.url()
  await shell.userMenu(inspector[language]).click()
  await page.getByRole('menuitem', { name: words.logOut }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.logOut }).click()
  await expect(loginPage.account).toBeVisible()
  await away.expectNoKey()
  const before = (await away.countStoredRows()) ?? 0
  await loginPage.logIn(manager.username, server.password)
  await shell.expectLoggedIn(manager[language])
  await away.expectReady(before)
  await context.setOffline(true)
  await page.goto(order)
  await expect(away.strip).toBeVisible()
  await expect(away.cachedNotice).toHaveCount(0)
  await expect(drafts.notice).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(away.home).toContainText(words.noDraftsHere)
  await context.setOffline(false)
})

test.describe('a browser without WebCrypto, as over plain http', () => {
  test.use({ person: 'inspector' })

  test('[OFF-25] stores nothing, reports the lost network, and continues once online', async ({
    checkList,
    context,
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })
    })
    await checkList.openInProgress()
    await expectCached(page, 'safetyQuality')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: words.noNetwork })).toBeVisible()
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('tabpanel').filter({ visible: true })).toBeVisible()
  })
})
