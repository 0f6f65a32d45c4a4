import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { readSentCode } from '../../../harness/sent-code.ts'

const { forgetful } = PEOPLE

test.describe('ways to log in', () => {
  test('[AUTH-12, API-09] a forgotten password is replaced with a code @en-tablet', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const password = 'seven quiet turbines'
    await loginPage.open()
    await loginPage.account.fill(forgetful.username)
    const captcha = page.waitForResponse(/randomForgetPwdImage\?employeeCode=100306$/)
    const dialog = await loginPage.openDialog(words.forgotPassword)
    await captcha

    await test.step('When I solve the captcha and request a code', async () => {
      await expect(dialog.getByLabel(words.employeeNumber)).toHaveValue(forgetful.username)
      expect(await seriousViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: words.verifyWithoutPicture }).click()
      await expect(dialog.getByText(words.verified).first()).toBeVisible({ timeout: 30_000 })
      await dialog.getByRole('button', { name: words.getCode, exact: true }).click()
      await expect(dialog.getByLabel(words.resetCode)).toBeFocused()
      expect(await seriousViolations(page)).toEqual([])
    })

    await test.step('Then weak and mistyped passwords are rejected here', async () => {
      await dialog.getByLabel(words.resetCode).fill(await readSentCode(server, forgetful.username))
      await dialog.getByLabel(words.newPassword, { exact: true }).fill('short')
      await dialog.getByLabel(words.repeatPassword).fill('other')
      await dialog.getByRole('button', { name: words.setPassword }).click()
      await expect(dialog.getByText(words.newPasswordHint)).toBeVisible()
      await expect(dialog.getByText(words.passwordShort)).toBeVisible()
      await expect(dialog.getByText(words.notTheSame)).toBeVisible()
    })

    await test.step('And a good one logs me in', async () => {
      await dialog.getByLabel(words.newPassword, { exact: true }).fill(password)
      await dialog.getByLabel(words.repeatPassword).fill(password)
      await dialog.getByRole('button', { name: words.setPassword }).click()
      await expect(dialog).toBeHidden({ timeout: 30_000 })
      await expect(page.getByText(words.passwordSet)).toBeVisible()
      await loginPage.logIn(forgetful.username, password)
      await shell.expectLoggedIn(forgetful[language])
    })
  })
})
