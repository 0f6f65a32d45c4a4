import { tabTo } from '../../harness/keyboard.ts'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'

const { inspector, sales } = PEOPLE

test.describe('the login page', () => {
  test('[AUTH-02] has everything the specification names @all', async ({ loginPage, page, words }) => {
    await loginPage.open()

    await test.step('forgot password, site, mobile app and QR code each open their dialog', async () => {
      for (const button of [words.forgotPassword, words.switchSite, words.downloadApp, words.scanWithPhone]) {
        const dialog = await loginPage.openDialog(button)
        expect(await seriousViolations(page)).toEqual([])
        expect([560, 600, 800, 900, 1100], button).toContain((await dialog.boundingBox())?.width)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(page.getByRole('button', { name: button })).toBeFocused()
      }
    })

    await test.step('the QR code names the address beside it', async () => {
      const dialog = await loginPage.openDialog(words.scanWithPhone)
      await expect(dialog.getByRole('img', { name: words.qrCode })).toBeVisible()
      await expect(dialog.getByText(new URL(page.url()).origin)).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('notices and the version notice come from the server and open', async () => {
      const notices = page.getByRole('region', { name: words.notices })
      await expect(notices.getByText(words.versionNotice, { exact: true })).toBeVisible()
      await expect(notices.locator('details')).toHaveCount(2)
      const first = notices.locator('details').first()
      await first.locator('summary').click()
      await expect(first.locator('p')).toBeVisible()
    })

    await test.step('a report is offered, and no other way to an office that has none', async () => {
      await expect(page.getByRole('link', { name: words.voluntaryReport })).toBeVisible()
      await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
    })
  })

  test('[AUTH-02] a login begins at the site of this device, where the person works there', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    await loginPage.open()
    await test.step('When this device is set to SZX', async () => {
      const dialog = await loginPage.openDialog(words.switchSite)
      await dialog.getByRole('radio', { name: /SZX/ }).check()
      await dialog.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('button', { name: words.switchSite })).toContainText('SZX')
      await page.reload()
      await expect(page.getByRole('button', { name: words.switchSite })).toContainText('SZX')
    })
    await test.step('Then somebody of SZX begins there', async () => {
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      await expect(shell.site).toContainText('SZX')
      await shell.logOut(inspector[language])
    })
    await test.step('And somebody else at their own, and is told', async () => {
      await loginPage.expectShown()
      await loginPage.logIn(sales.username, server.password)
      await expect(page.getByText(words.siteRefused)).toBeVisible()
      await expect(shell.site).toContainText('CAN')
    })
  })

  test('[AUTH-01, AUTH-04] is usable with the keyboard and without sight, and nobody is hurried @en-tablet', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    await page.clock.install()
    await loginPage.open()
    await expect(loginPage.account).toBeFocused()
    await page.keyboard.type(inspector.username)
    await tabTo(page, words.password)
    await page.keyboard.type(server.password)
    await tabTo(page, words.verifyWithoutPicture)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: words.verified })).toHaveCount(1, {
      timeout: 30_000,
    })

    await test.step('When the captcha runs out, it renews and answers itself', async () => {
      const renewed = page.waitForResponse(/randomImage$/)
      await page.clock.fastForward(115_000)
      await renewed
      await loginPage.expectVerified()
    })
    await page.keyboard.press('Shift+Tab')
    await tabTo(page, words.logIn)
    await page.keyboard.press('Enter')
    await shell.expectLoggedIn(inspector[language])
  })
})

test('[AUTH-17] arriving from an open page loads the login page anew', async ({ loginPage, page }) => {
  await page.goto('/safetyQuality/voluntaryReportingHome')
  const home = page.getByRole('banner').getByRole('link').first()
  await expect(home).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { before: true }))
  const loaded = page.waitForEvent('load')
  await home.click()
  await loaded
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await loginPage.expectShown()
  expect(await page.evaluate(() => 'before' in globalThis)).toBe(false)
})

test('[AUTH-08] a refusal with the words of a success does not read 操作成功', async ({
  loginPage,
  page,
  server,
  words,
}) => {
  await page.route('**/base-auth/login', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), code: 201, msg: '操作成功' } })
  })
  await loginPage.open()
  await loginPage.logIn(inspector.username, server.password)
  await expect(loginPage.failure).toContainText(words.loginRefused)
  await expect(loginPage.failure).not.toContainText('操作成功')
})

test.describe('a deployment that keeps expired passwords out', () => {
  test.use({
    ownEnv: { PASSWORD_EXPIRY_RULE: 'on' },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[AUTH-08] says so for five seconds, lets nobody in and leads to a new password @en-tablet', async ({
    loginPage,
    ownServer,
    page,
    words,
  }) => {
    // The network tells of a password that has become old, as 90 days later.
    await page.route('**/base-auth/login', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      const data = { ...answer.data, pdExpireFlag: 1, pdExpireMsg: words.passwordSoonOver }
      await route.fulfill({ response, json: { ...answer, data } })
    })
    await page.clock.install()
    await loginPage.open()
    await loginPage.logIn(inspector.username, ownServer.password)
    await expect(loginPage.failure).toContainText(words.passwordSoonOver)
    await expect(page).toHaveURL(/\/login$/)
    await page.clock.runFor(5_000)
    await expect(loginPage.failure).toBeHidden()
    const dialog = await loginPage.openDialog(words.changeExpired)
    await expect(dialog.getByRole('textbox').first()).toHaveValue(inspector.username)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a deployment with a safety office', () => {
  test.use({
    ownEnv: { SAFETY_PHONE: '+86 20 8612 3456', SAFETY_MAIL: 'safety@example.com' },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[AUTH-02] says without a login how it is reached @en-tablet', async ({ loginPage, page }) => {
    await loginPage.open()
    await expect(page.getByRole('link', { name: '+86 20 8612 3456' })).toHaveAttribute(
      'href',
      'tel:+86 20 8612 3456',
    )
    await expect(page.getByRole('link', { name: 'safety@example.com' })).toHaveAttribute(
      'href',
      'mailto:safety@example.com',
    )
  })
})

test.describe('a deployment with a mobile app', () => {
  test.use({
    ownEnv: { MOBILE_APP_URL: 'https://app.example.com/apron' },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[AUTH-02] shows its address as a link and a code @en-tablet', async ({ loginPage, page, words }) => {
    await loginPage.open()
    const dialog = await loginPage.openDialog(words.downloadApp)
    const link = dialog.getByRole('link', { name: words.openDownload })
    await expect(link).toHaveAttribute('href', 'https://app.example.com/apron')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await page.keyboard.press('Escape')
    await loginPage.openDialog(words.scanWithPhone)
    await expect(page.getByRole('img', { name: words.qrCode })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('https://app.example.com/apron')).toBeVisible()
  })
})
