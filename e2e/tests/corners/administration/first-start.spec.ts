import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { setupLink, testOnEmptyStore } from '../../../harness/fixtures/test-on-empty-store.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { FirstStart } from '../../../pages/sign-in/first-start.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'
import { PASSWORD_WORDS } from '../../../pages/sign-in/password-dialog.ts'

const ADMINISTRATOR_PASSWORD = 'three cranes on the apron'
const USER_PASSWORD = 'seven quiet turbines'

testOnEmptyStore.describe('the first start', () => {
  testOnEmptyStore(
    'the printed link leads to an administrator, a site and a first user, who sets a password and logs in @en-tablet',
    async ({ browser, empty, language, page, shell, words }) => {
      test.setTimeout(180_000)
      const start = new FirstStart(page, language)
      const link = setupLink(empty)
      expect(link).not.toBe('')

      await test.step('When the operator opens it, the token disappears from the address', async () => {
        await page.goto(link)
        await expect(page.getByText(start.words.step1)).toBeVisible()
        await expect(page).toHaveURL(/\/setup$/)
        expect(await seriousViolations(page)).toEqual([])
      })

      await test.step('Then a weak password is rejected, and a good one creates the administrator', async () => {
        await start.fillPerson('admin01', '管理员', 'Administrator')
        await start.choosePassword('administrator99')
        await start.make.click()
        await expect(page.getByText(PASSWORD_WORDS[language].guessable)).toBeVisible()
        await start.choosePassword(ADMINISTRATOR_PASSWORD)
        await start.make.click()
        await expect(page.getByText(start.words.step2)).toBeVisible({ timeout: 20_000 })
      })

      await test.step('And the setup continues where it was interrupted', async () => {
        await page.goto('/setup')
        await expect(page.getByText(start.words.step2)).toBeVisible()
        await start.saveSites.click()
        await expect(page.getByText(start.words.chooseSite)).toBeVisible()
        await start.chooseSite('HAK')
        await start.chooseSite('CAN')
        expect(await seriousViolations(page)).toEqual([])
        await start.saveSites.click()
        await expect(page.getByText(start.words.step3)).toBeVisible()
      })

      const invitation = await test.step('And a first user gets a link', async () => {
        await start.addUser.click()
        await expect(page.getByText(start.words.chooseRole)).toBeVisible()
        await start.fillPerson('E100', '冯晓岚', 'Feng Xiaolan')
        await start.fillDepartment('MCC', '维修控制中心', 'Maintenance control')
        await page.getByRole('checkbox', { name: start.words.inspector, exact: true }).check()
        expect(await seriousViolations(page)).toEqual([])
        await start.addUser.click()
        await expect(start.link).toHaveValue(/\/welcome\?token=[\w-]{43}$/)
        return new URL(await start.link.inputValue())
      })

      await test.step('The administrator is in the portal, at the first site', async () => {
        await page.getByRole('link', { name: start.words.open }).click()
        await shell.expectLoggedIn(language === 'zh' ? '管理员' : 'Administrator')
        await expect(page.getByRole('banner')).toContainText(language === 'zh' ? '海口美兰' : 'Haikou Meilan')
      })

      await test.step('The user sets a password with the link, once, and logs in', async () => {
        const context = await browser.newContext({ baseURL: empty.origin, locale: language })
        const own = await context.newPage()
        const theirs = new FirstStart(own, language)
        await own.goto(invitation.pathname + invitation.search)
        await expect(own.getByText('E100')).toBeVisible()
        await expect(own).toHaveURL(/\/welcome$/)
        expect(await seriousViolations(own)).toEqual([])
        await theirs.choosePassword(USER_PASSWORD)
        await own.getByRole('button', { name: theirs.words.set, exact: true }).click()
        await own.getByRole('link', { name: theirs.words.logIn }).click()
        await new LoginPage(own, words).logIn('E100', USER_PASSWORD)
        await expect(own).toHaveURL(/dashboard$/)
        await expect(own.getByRole('banner')).toContainText(
          language === 'zh' ? '广州白云' : 'Guangzhou Baiyun',
        )
        await new ShellPage(own, words).openFromMenu(words.safetyQuality, words.checkOrders)
        await expect(new CheckListPage(own, words).headers.first()).toBeVisible({ timeout: 20_000 })
        await own.goto(invitation.pathname + invitation.search)
        await expect(own.getByRole('alert')).toContainText(theirs.words.linkUsed)
        await context.close()
      })

      await test.step('And opening the page without a link explains how to get one', async () => {
        await page.context().clearCookies()
        await page.goto('/setup')
        await expect(page.getByRole('alert')).toContainText('npm start')
      })
    },
  )
})
