import type { BrowserContext, Page } from '@playwright/test'
import { expect, testWithServer } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { startPortalServer } from '../../../harness/servers/portal-server.ts'
import { ShellPage } from '../../../pages/shell-page.ts'

/** Session limit of five minutes, used by the server and every page. */
const test = testWithServer(() => startPortalServer({ SESSION_IDLE_MINUTES: '5' }))
const { inspector } = PEOPLE
const ITEM = 5
const TYPED = '四号工位的灭火器已过期'
const EMPLOYEE = '**/ram/employee/loginEmployeeInfo'

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value

/** Simulates a sleeping tablet: time passes and no timer runs. */
async function sleep(page: Page, minutes: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
  await page.clock.setSystemTime(now + minutes * 60_000)
}

test.describe('an idle session', () => {
  test.use({ person: 'inspector' })

  test.beforeEach(async ({ checkedResult, checkList, page, words }) => {
    await page.clock.install()
    // The session alert is on top of anything that opens later.
    const alert = page.waitForResponse(/\/assets\/dialogs-/)
    await checkList.openInProgress()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await alert
    await page.waitForLoadState('networkidle')
  })

  test('[AUTH-11] is covered after the limit, also offline; typed text is kept for its person only @tablet', async ({
    checkedResult,
    context,
    loginPage,
    page,
    server,
    words,
  }) => {
    const remark = checkedResult.remark(ITEM)
    const alert = page.getByRole('dialog')
    await context.setOffline(true)
    await page.clock.runFor('04:50')
    await expect(remark).toBeVisible()
    await expect(alert).toHaveCount(0)
    await page.clock.runFor('00:15')
    await test.step('only the alert is rendered, read out and printed', async () => {
      await expect(alert).toContainText(words.sessionOver)
      await expect(remark).toBeHidden()
      await expect(page.getByRole('main')).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(remark).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('the token is deleted from the browser', async () => {
      expect(await tokenOf(context)).toBeUndefined()
    })
    await alert.getByRole('button', { name: words.logInAgain }).click()
    await expect(page.getByText(words.workKept)).toBeVisible()
    await expect(remark).toBeHidden()
    await context.setOffline(false)
    await loginPage.logIn(inspector.username, server.password)
    await expect(remark).toBeVisible()
    await expect(remark).toHaveValue(TYPED)
    await checkedResult.saveResults()
  })

  test('[AUTH-11] has ended on a tablet that slept: the first touch only opens the alert', async ({
    checkedResult,
    context,
    page,
    words,
  }) => {
    let saved = 0
    page.on('request', request => {
      if (request.method() === 'POST') saved += 1
    })
    await context.setOffline(true)
    await sleep(page, 6)
    const save = checkedResult.pane.getByRole('button', { name: words.save, exact: true })
    const box = await save.boundingBox()
    if (box === null) throw new Error('There is no save button')
    saved = 0
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await page.clock.resume()
    await expect(page.getByRole('dialog')).toContainText(words.sessionOver)
    await expect(checkedResult.remark(ITEM)).toBeHidden()
    expect(saved).toBe(0)
  })

  test('[AUTH-11] continues if the device’s clock is set forward by half an hour', async ({
    checkedResult,
    context,
    page,
  }) => {
    const remark = checkedResult.remark(ITEM)
    const changesResponse = page.waitForResponse(/whatChanged/)
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 30 * 60_000)
    await remark.press('End')
    await changesResponse
    await remark.press('End')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(remark).toHaveValue(TYPED)
    expect(await tokenOf(context)).toBeDefined()
  })

  test('[AUTH-11] has ended for a page that was closed meanwhile', async ({ context, page }) => {
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.endsWith('sessionUse')) continue
        const use: object = JSON.parse(value)
        localStorage.setItem(key, JSON.stringify({ ...use, lastUse: Date.now() - 300_000 }))
      }
    })
    const later = await context.newPage()
    await later.goto('/dashboard')
    await expect(later).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
    expect(await tokenOf(context)).toBeUndefined()
  })

  test('[AUTH-11] continues in all windows while one is used, and the server is kept informed', async ({
    checkedResult,
    context,
    language,
    page,
    words,
  }) => {
    const other = await context.newPage()
    await other.clock.install()
    await other.goto('/dashboard')
    await new ShellPage(other, words).expectLoggedIn(inspector[language])
    let reports = 0
    await page.route(EMPLOYEE, async route => {
      reports += 1
      await route.continue()
    })
    for (let minute = 1; minute <= 6; minute += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one minute after the other
      await page.clock.runFor('01:00')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await other.clock.runFor('01:00')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await checkedResult.remark(ITEM).press('End')
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => reports).toBeGreaterThanOrEqual(minute)
    }
    for (const window of [page, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(window.getByRole('dialog')).toHaveCount(0)
    }
  })
})
