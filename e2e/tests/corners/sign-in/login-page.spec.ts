import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { tabTo } from '../../../harness/keyboard.ts'
import { PEOPLE } from '../../../harness/people.ts'

const { inspector, sales } = PEOPLE

test.describe('the login page', () => {
  test('[VAR-08] tells an unsupported browser which versions work', async ({ language, page }) => {
    // User agent data of Chromium 118.
    await page.addInitScript(() => Reflect.deleteProperty(Set.prototype, 'union'))
    await page.goto('/login')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(language === 'zh' ? '浏览器版本过旧' : 'too old')
    await expect(alert).toContainText('Safari 17.4')
  })

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

    await test.step('the QR code shows its address next to it', async () => {
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

    await test.step('a report can be made, and a missing office is not offered', async () => {
      await expect(page.getByRole('link', { name: words.voluntaryReport })).toBeVisible()
      await expect(page.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
    })
  })

  test('[AUTH-02] a login starts at the site of this device if the person works there', async ({
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
    await test.step('Then a person of SZX starts there', async () => {
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      await expect(shell.site).toContainText('SZX')
      await shell.logOut(inspector[language])
    })
    await test.step('And another person starts at their own site, with a notice', async () => {
      await loginPage.expectShown()
      await loginPage.logIn(sales.username, server.password)
      await expect(page.getByText(words.siteRefused)).toBeVisible()
      await expect(shell.site).toContainText('CAN')
    })
  })

  test('[AUTH-01, AUTH-04] is usable with the keyboard and without sight, under no time pressure @en-tablet', async ({
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

    await test.step('When the captcha expires, it is renewed and solved by itself', async () => {
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

test('[AUTH-17] coming from an open page reloads the login page', async ({ loginPage, page }) => {
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
