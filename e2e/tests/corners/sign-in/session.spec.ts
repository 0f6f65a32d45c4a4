import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'

const { inspector, manager } = PEOPLE
const LIST = '/login?redirect=%2FsafetyQuality%2FcheckList'
const DAY_MS = 86_400_000
const ITEM_OF_SWITCH = 6

/** Deletes the session on the server, so that the browser's token is invalid. */
async function endSession(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'Admin-Token', value: 'ended', url, sameSite: 'Strict' }])
}

/** Returns everything the browser stores of this site as one text. */
function readStorage(page: Page): Promise<string> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].map(store => Object.entries(store).join('\n')).join('\n'),
  )
}

const plantedField = (page: Page) => page.locator('#planted')

test.describe('a session that ends while a person types', () => {
  // A different text in each test: a saved one would be no unsaved work in the next.
  let item = 9
  const typedText = () => `not saved yet ${item}`
  let order = ''

  test.beforeEach(async ({ checkedResult, checkList, context, loginPage, page, server, shell, words }) => {
    await loginPage.open(LIST)
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    order = await checkList.numberWithStatus(words.inProgress)
    await checkList.open(order)
    await expect(shell.tab(order)).toHaveAttribute('aria-selected', 'true')
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value
    expect(await readStorage(page)).toContain(token)
    item += 1
    await checkedResult.fillItem(item, words.conforming, typedText())
    // In one step: otherwise a call of the page itself would notice it first.
    await checkedResult.pane
      .getByRole('button', { name: words.save, exact: true })
      .evaluate((save: HTMLElement) => {
        document.cookie = 'Admin-Token=ended; Path=/; SameSite=Strict'
        save.click()
      })
    await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
    await loginPage.expectShown()
    await expect(page).toHaveURL(/\/login\?redirect=%2FsafetyQuality%2FcheckedResult/)
    await expect(page.getByText(words.workKept)).toBeVisible()
    await expect(loginPage.account).toHaveValue(inspector.username)
    await expect(loginPage.password).toBeFocused()
    await expect(loginPage.captcha).toBeHidden()
    await expect(checkedResult.remark(item)).toBeHidden()
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#shell')).toBeHidden()
    await page.emulateMedia({ media: null })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    const stored = await readStorage(page)
    expect(stored).not.toContain(token)
    expect(stored).toContain('"roles":[]')
    expect(stored).not.toContain('INSPECTOR')
  })

  test('[AUTH-11] restores tabs and typed text when the same person logs in @en-tablet', async ({
    checkedResult,
    checkList,
    loginPage,
    server,
    shell,
    words,
  }) => {
    // Pressed at once, while the proof of work is being solved in place of the picture.
    await loginPage.password.fill(server.password)
    await loginPage.submit.click()
    await expect(loginPage.account).toHaveCount(0)
    await expect(shell.tab(order)).toHaveAttribute('aria-selected', 'true')
    await expect(checkedResult.remark(item)).toHaveValue(typedText())
    await checkedResult.saveResults()
    await shell.tab(words.checkOrders).click()
    await checkList.expectShown()
  })

  test('[AUTH-11] shows nothing of it to another person', async ({
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
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await page.content()).not.toContain(typedText())
    await expect(shell.tab(words.checkOrders)).toHaveCount(0)
    expect(await readStorage(page)).not.toContain(inspector.username)
    expect(await readStorage(page)).not.toContain('safetyQuality.checkList')
    expect(await readStorage(page)).not.toContain(typedText())
    expect(await readStorage(page)).not.toContain(order)
  })

  test('[AUTH-11] remembers its person after a reload too @tablet', async ({
    checkedResult,
    loginPage,
    page,
    server,
    shell,
  }) => {
    await page.reload()
    await expect(loginPage.account).toHaveValue(inspector.username)
    await expect(loginPage.password).toBeFocused()
    await loginPage.logIn(inspector.username, server.password)
    await expect(shell.tab(order)).toHaveAttribute('aria-selected', 'true')
    await expect(checkedResult.pane).toBeVisible()
  })
})

test.describe('a device handed on to the next person', () => {
  test.use({ hasTouch: true })

  test('[AUTH-10, BAR-07] is ready after two taps, and asks about unsaved work first @tablet @en-tablet', async ({
    checkedResult,
    checkList,
    context,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const TYPED = '换人前输入的内容'
    const switchUser = async () => {
      await shell.userMenu(inspector[language]).tap()
      await page.getByRole('menuitem', { name: words.switchUser }).tap()
    }
    await loginPage.open(LIST)
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    await checkList.open(await checkList.numberWithStatus(words.inProgress))
    await checkedResult.fillItem(ITEM_OF_SWITCH, words.conforming, TYPED)
    await switchUser()
    await page.getByRole('dialog').getByRole('button', { name: words.cancel, exact: true }).tap()
    await expect(checkedResult.remark(ITEM_OF_SWITCH)).toHaveValue(TYPED)
    await checkedResult.saveResults()
    await switchUser()
    await loginPage.expectShown()
    await expect(loginPage.account).toHaveValue('')
    await expect(loginPage.account).toBeFocused()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    expect(await page.content()).not.toContain(TYPED)
    expect(await readStorage(page)).not.toContain(inspector.username)
    await loginPage.logIn(manager.username, server.password)
    await shell.expectLoggedIn(manager[language])
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(shell.tab(words.checkOrders)).toHaveCount(0)
  })
})

test.describe('two windows of one browser', () => {
  test.use({ person: 'auditor' })
  const TYPED = 'typed in the second window'
  /** Opens a page with unsaved input. */
  const addUnsavedField = async (page: Page) => {
    await page.locator('#content').evaluate((content, text) => {
      const field = document.createElement('textarea')
      field.id = 'planted'
      field.value = text
      field.style.cssText = 'position: fixed; inset: 50%; width: 200px; height: 50px'
      content.append(field)
    }, TYPED)
    await expect(plantedField(page)).toBeVisible()
  }

  test('[AUTH-11] the second is restored with the first when the same person logs in', async ({
    context,
    language,
    loginPage,
    page,
    server,
    words,
  }) => {
    const other = await context.newPage()
    const shell = new ShellPage(other, words)
    const login = new LoginPage(other, words)
    await other.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.auditor[language])
    await addUnsavedField(other)
    await page.goto('/dashboard')
    await endSession(context, server.origin)
    await page.reload()
    await loginPage.expectShown()
    await test.step('its alert opens by itself', async () => {
      await expect(other.getByRole('dialog')).toContainText(words.sessionOver)
      await expect(plantedField(other)).toBeHidden()
    })
    await loginPage.logIn(PEOPLE.auditor.username, server.password)
    await expect(plantedField(other)).toBeVisible()
    await expect(plantedField(other)).toHaveValue(TYPED)
    await expect(other.getByRole('dialog')).toHaveCount(0)
    await expect(login.account).toHaveCount(0)
    expect((await context.cookies()).map(({ name }) => name)).toContain('Admin-Token')
  })

  test('[AUTH-11] the second shows nothing of its person when another person logs in', async ({
    context,
    language,
    loginPage,
    page,
    server,
    words,
  }) => {
    const other = await context.newPage()
    const shell = new ShellPage(other, words)
    await other.goto('/safetyQuality/checkList')
    await shell.expectLoggedIn(PEOPLE.auditor[language])
    await addUnsavedField(other)
    await page.goto('/dashboard')
    await endSession(context, server.origin)
    await page.reload()
    await loginPage.expectShown()
    await loginPage.logIn(manager.username, server.password)
    await shell.expectLoggedIn(manager[language])
    await expect(other).toHaveURL(/\/dashboard$/)
    expect(await other.content()).not.toContain(PEOPLE.auditor.username)
    await expect(plantedField(other)).toHaveCount(0)
    const stored = (await readStorage(other)).split('\n').filter(line => line.startsWith('csn:'))
    expect(stored.join('\n')).not.toContain(PEOPLE.auditor.username)
  })

  test('[AUTH-10] a login form in the second disappears with the one in the first', async ({
    context,
    language,
    loginPage,
    page,
    server,
    words,
  }) => {
    await context.clearCookies()
    const other = await context.newPage()
    await new LoginPage(other, words).open('/login?redirect=%2FsafetyQuality%2FcheckList')
    await page.bringToFront()
    await loginPage.open()
    await loginPage.logIn(PEOPLE.auditor.username, server.password)
    await new ShellPage(other, words).expectLoggedIn(PEOPLE.auditor[language])
    await expect(other).toHaveURL(/\/safetyQuality\/checkList$/)
  })
})

test('[AUTH-11] ten calls that find the session ended open one alert', async ({
  checkList,
  context,
  loginPage,
  page,
  server,
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
    // The pages are covered from the first call on: people cannot follow links there, but pages can.
    await page.locator('#content').evaluate((content, href) => {
      const link = document.createElement('a')
      link.href = href
      content.append(link)
      link.click()
      link.remove()
    }, `/safetyQuality/checkedResult?id=${id}&multipleTabs=1`)
    await expect.poll(() => refused).toBeGreaterThanOrEqual(id)
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
  await loginPage.expectShown()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[AUTH-10, BAR-07] the user menu shows who is logged in and logs them out @en-tablet', async ({
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
  expect(await readStorage(page)).not.toContain(inspector.username)
})

test('[NAV-10] a person with an empty menu is told so at the login', async ({
  context,
  loginPage,
  page,
  server,
  words,
}) => {
  // Everybody in the demo organisation has menu entries, so they are removed from the response.
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

test.describe('an unusual browser', () => {
  test('without storage: the portal works but remembers nothing', async ({
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
    test(`with a clock wrong by ${days} day: login and work succeed`, async ({
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

test('[AUTH-10] a logout in one window is reported as such in the other, not as an ended session', async ({
  context,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open()
  await loginPage.logIn(PEOPLE.auditor.username, server.password)
  await shell.expectLoggedIn(PEOPLE.auditor[language])
  const other = await context.newPage()
  await other.goto('/dashboard')
  await new ShellPage(other, words).expectLoggedIn(PEOPLE.auditor[language])
  await page.bringToFront()
  await shell.logOut(PEOPLE.auditor[language])
  await expect(other.getByText(words.leftElsewhere)).toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
})
