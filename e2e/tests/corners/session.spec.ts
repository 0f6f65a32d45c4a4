import type { BrowserContext, Page } from '@playwright/test'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'

const { inspector, manager } = PEOPLE
const LIST = '/login?redirect=%2FsafetyQuality%2FcheckList'
const DAY_MS = 86_400_000

/** The server forgets the session: what the browser still holds is worth nothing. */
async function endSession(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'Admin-Token', value: 'ended', url, sameSite: 'Strict' }])
}

/** All that the browser keeps of this site, in one text. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].map(store => Object.entries(store).join('\n')).join('\n'),
  )
}

test.describe('a session that ends while somebody types', () => {
  // Another one in each test: what one of them saves is no unsaved work of the next.
  let item = 9
  const typed = () => `not saved yet ${item}`
  let order = ''

  test.beforeEach(async ({ checkedResult, checkList, context, loginPage, page, server, shell, words }) => {
    await loginPage.open(LIST)
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    order = await checkList.numberWithStatus(words.inProgress)
    await checkList.open(order)
    await expect(shell.tab(order)).toHaveAttribute('aria-selected', 'true')
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value
    expect(await keptBy(page)).toContain(token)
    item += 1
    await checkedResult.fillItem(item, words.conforming, typed())
    await endSession(context, server.origin)
    await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    await loginPage.expectShown()
    await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckedResult/)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    const kept = await keptBy(page)
    expect(kept).not.toContain(token)
    expect(kept).toContain('"roles":[]')
    expect(kept).not.toContain('INSPECTOR')
  })

  test('[AUTH-11] finds tabs and typed work again when the same person logs in @daily @en-tablet', async ({
    checkedResult,
    checkList,
    loginPage,
    server,
    shell,
    words,
  }) => {
    await loginPage.logIn(inspector.username, server.password)
    await expect(loginPage.account).toHaveCount(0)
    await expect(shell.tab(order)).toHaveAttribute('aria-selected', 'true')
    await expect(checkedResult.remark(item)).toHaveValue(typed())
    await checkedResult.saveResults()
    await shell.tab(words.checkOrders).click()
    await checkList.expectShown()
  })

  test('[AUTH-11] leaves nothing of it to another person', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const loaded = page.waitForEvent('load')
    await loginPage.logIn(manager.username, server.password)
    await loaded
    await shell.expectLoggedIn(manager[language])
    await expect(page.getByText(typed())).toHaveCount(0)
    await expect(shell.tab(words.checkOrders)).toHaveCount(0)
    expect(await keptBy(page)).not.toContain(inspector.username)
    expect(await keptBy(page)).not.toContain('safetyQuality.checkList')
  })
})

test('[AUTH-11] ten calls that find the session ended open one alert', async ({
  checkList,
  context,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const CALLS = 10
  await loginPage.open(LIST)
  await loginPage.logIn(inspector.username, server.password)
  await checkList.expectShown()
  let refused = 0
  page.on('response', response => {
    if (response.status() === 401) refused += 1
  })
  await endSession(context, server.origin)
  for (let id = 1; id <= CALLS; id += 1) {
    await shell.follow(`/safetyQuality/checkedResult?id=${id}&multipleTabs=1`)
    await expect.poll(() => refused).toBeGreaterThanOrEqual(id)
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
  await loginPage.expectShown()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AUTH-10, BAR-07] the user menu says who is logged in and lets them out @en-tablet', async ({
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open()
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await shell.userMenu(inspector[language]).click()
  await expect(page.getByRole('menu')).toContainText(inspector.username)
  await page.getByRole('menuitem', { name: words.logOut }).click()
  await loginPage.expectShown()
  expect(await keptBy(page)).not.toContain(inspector.username)
})

test('[NAV-10] whose menu is empty is told so at the login', async ({
  context,
  loginPage,
  page,
  server,
  words,
}) => {
  // Everybody in the demo organisation may open something: the entries are lost on the way.
  await page.route('**/auth/menu/listByUser', async route => {
    const response = await route.fetch()
    const envelope: object = await response.json()
    await route.fulfill({ response, json: { ...envelope, data: [] } })
  })
  await loginPage.open(LIST)
  await loginPage.logIn(inspector.username, server.password)
  await expect(page.getByText(words.notPermitted).first()).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckList$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test.describe('a browser that is not as it should be', () => {
  test('keeps nothing: the portal works, and forgets', async ({
    checkList,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', error => errors.push(error))
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await loginPage.open()
    await loginPage.logIn(inspector.username, server.password)
    await shell.expectLoggedIn(inspector[language])
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await page.reload()
    await checkList.expectShown()
    expect(errors).toEqual([])
  })

  for (const days of [-1, 1]) {
    test(`has a clock that is wrong by ${days} day: one logs in and works`, async ({
      checkList,
      loginPage,
      page,
      server,
    }) => {
      await page.clock.setFixedTime(Date.now() + days * DAY_MS)
      await loginPage.open(LIST)
      await loginPage.logIn(inspector.username, server.password)
      await checkList.expectShown()
      await page.reload()
      await checkList.expectShown()
    })
  }
})
