import { checkEveryLook } from '../../harness/checks/check-every-look.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { setupLink, testOnEmptyStore } from '../../harness/fixtures/test-on-empty-store.ts'
import { PEOPLE } from '../../harness/people.ts'
import { noisePng } from '../../harness/sample-files.ts'
import { HomePage } from '../../pages/home-page.ts'
import { OfflinePart } from '../../pages/offline-part.ts'
import { FirstStart } from '../../pages/sign-in/first-start.ts'
import { PasswordDialog } from '../../pages/sign-in/password-dialog.ts'

const { inspector } = PEOPLE
/** An item of the check in progress without a result. */
const ITEM = 8
const NONCONFORMING = 1
const PHOTO = { name: 'clamp.jpg', bytes: noisePng(400) }

/** States that no address leads to: half-filled, rejected, offline or at the first start. */
test.describe('on a separate server', () => {
  test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.origin) })

  test('[LOOK-01] an order in progress, with a remark, a photo and the missing parts of its conclusion, is complete in every look @en', async ({
    checkedResult,
    checkList,
    loginPage,
    ownServer,
    page,
    words,
  }) => {
    test.setTimeout(120_000)
    await loginPage.open('/safetyQuality/checkList')
    await loginPage.logIn(inspector.username, ownServer.password)
    await checkList.expectShown()
    await checkList.open(await checkList.numberWithStatus(words.inProgress))
    await checkedResult.results(ITEM).getByRole('radio').nth(NONCONFORMING).check()
    await checkedResult.addRemark(ITEM).click()
    await checkedResult.remark(ITEM).fill('corrosion under the clamp, 3 mm deep')
    await checkedResult.photos(ITEM).choose(PHOTO)
    await expect(checkedResult.photos(ITEM).button('openFile', 'photo-1.jpg')).toBeVisible()
    expect(await checkEveryLook(page)).toEqual({})
  })

  test('[LOOK-01] the original home page and the offline home page are complete in every look @en', async ({
    context,
    language,
    loginPage,
    ownServer,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(180_000)
    const home = new HomePage(page, words)
    const away = new OfflinePart(page, words)
    await loginPage.open()
    await loginPage.logIn(inspector.username, ownServer.password)
    await shell.expectLoggedIn(inspector[language])
    await expect(home.work.first()).toBeVisible()
    await home.toOriginal.click()
    await expect(home.box(words.whereYouWere)).toBeVisible()
    expect.soft(await checkEveryLook(page), 'original').toEqual({})
    await away.expectReady(0)
    await context.setOffline(true)
    await expect(away.strip).toBeVisible()
    expect.soft(await checkEveryLook(page), 'away').toEqual({})
  })
})

test.describe('for people without permission', () => {
  test.use({ person: 'auditor' })

  test('[LOOK-01] forbidden, missing and uninstalled pages and the password dialog are complete in every look @en', async ({
    language,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(180_000)
    for (const [path, text] of [
      ['/admin/users', words.forbidden],
      ['/noSuchApplication/page', words.notFound],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      expect.soft(await checkEveryLook(page), path).toEqual({})
    }
    await page.route('**/apps/safetyQuality/**', route => route.abort())
    await page.goto('/safetyQuality/checkList')
    await expect(shell.pane.getByText(words.appFailed)).toBeVisible({ timeout: 30_000 })
    expect.soft(await checkEveryLook(page), 'an application that cannot be loaded').toEqual({})
    await page.goto('/dashboard')
    await shell.expectLoggedIn(PEOPLE.auditor[language])
    await new PasswordDialog(page, language).open(PEOPLE.auditor[language])
    expect.soft(await checkEveryLook(page), 'password').toEqual({})
  })
})

testOnEmptyStore(
  '[LOOK-01] the first start and the pages of links are complete in every look @en',
  async ({ browser, empty, language, page }) => {
    testOnEmptyStore.setTimeout(240_000)
    const start = new FirstStart(page, language)
    await page.goto(setupLink(empty))
    await expect(page.getByText(start.words.step1)).toBeVisible()
    expect.soft(await checkEveryLook(page), 'step 1').toEqual({})
    await start.fillPerson('admin01', '管理员', 'Administrator')
    await start.choosePassword('three cranes on the apron')
    await start.make.click()
    await expect(page.getByText(start.words.step2)).toBeVisible({ timeout: 20_000 })
    expect.soft(await checkEveryLook(page), 'step 2').toEqual({})
    await start.chooseSite('CAN')
    await start.saveSites.click()
    await expect(page.getByText(start.words.step3)).toBeVisible()
    expect.soft(await checkEveryLook(page), 'step 3').toEqual({})
    await start.fillPerson('E100', '冯晓岚', 'Feng Xiaolan')
    await start.fillDepartment('MCC', '维修控制中心', 'Maintenance control')
    await page.getByRole('checkbox', { name: start.words.inspector, exact: true }).check()
    await start.addUser.click()
    await expect(start.link).toHaveValue(/welcome/)
    expect.soft(await checkEveryLook(page), 'the link').toEqual({})

    const { pathname, search } = new URL(await start.link.inputValue())
    const context = await browser.newContext({ baseURL: empty.origin, locale: language })
    const welcomePage = await context.newPage()
    await welcomePage.goto(pathname + search)
    await expect(welcomePage.getByText('E100')).toBeVisible()
    expect.soft(await checkEveryLook(welcomePage), 'welcome').toEqual({})
    await context.close()
  },
)
