import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { sentCode } from '../../harness/sent-code.ts'
import { seriousViolations } from '../../harness/serious-violations.ts'

const { besieged, carded, forgetful } = PEOPLE

test.describe('ways to log in', () => {
  test('[AUTH-06] the id card opens the portal, and a wrong number is said before anything is sent', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    await loginPage.open()
    await loginPage.chooseIdCard()
    const number = page.getByLabel(words.idCard, { exact: true })
    await number.fill('110105194912310021')
    await loginPage.submit.click()
    await expect(page.getByText(words.idCardWrong)).toBeVisible()
    await number.fill(carded.idCard)
    await loginPage.password.fill(server.password)
    await loginPage.verifyWithoutPicture()
    const sent = page.waitForRequest(/idcardLogin$/)
    await loginPage.submit.click()
    await sent
    await shell.expectLoggedIn(carded[language])
  })

  test('[AUTH-05, AUTH-09] a code sent to the phone lets the owner in whom strangers have made wait', async ({
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    // Five failures from somewhere else, and one more here: each with its own work for the computer.
    test.slow()
    await test.step('Given strangers have guessed at my account', async () => {
      await loginPage.open()
      for (let time = 0; time < 5; time++) {
        await loginPage.logIn(besieged.username, 'a guess of a stranger')
        await expect(loginPage.failure).toContainText(words.wrongCredentials)
      }
    })

    await test.step('When I log in, I must wait, and am offered a code', async () => {
      await loginPage.logIn(besieged.username, server.password)
      await expect(loginPage.failure).toContainText(words.tooManyFailures)
      await expect(loginPage.mobileCode).toBeVisible()
    })

    await test.step('Then a wrong code is refused, and the sent one lets me in', async () => {
      await loginPage.sendCode()
      const code = await sentCode(server, besieged.username)
      await loginPage.mobileCode.fill(code === '000000' ? '000001' : '000000')
      await loginPage.logIn(besieged.username, server.password)
      await expect(loginPage.failure).toContainText(words.codeWrong)
      await loginPage.mobileCode.fill(code)
      const sent = page.waitForRequest(/base-auth\/login$/)
      await loginPage.logIn(besieged.username, server.password)
      expect((await sent).postDataJSON()).toMatchObject({ mobileCode: code })
      await shell.expectLoggedIn(besieged[language])
    })
  })

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

    await test.step('When I prove that I am no program and ask for a code', async () => {
      await expect(dialog.getByLabel(words.employeeNumber)).toHaveValue(forgetful.username)
      expect(await seriousViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: words.verifyWithoutPicture }).click()
      await expect(dialog.getByText(words.verified).first()).toBeVisible({ timeout: 30_000 })
      await dialog.getByRole('button', { name: words.getCode, exact: true }).click()
      await expect(dialog.getByLabel(words.resetCode)).toBeFocused()
      expect(await seriousViolations(page)).toEqual([])
    })

    await test.step('Then weak and mistyped passwords are refused here', async () => {
      await dialog.getByLabel(words.resetCode).fill(await sentCode(server, forgetful.username))
      await dialog.getByLabel(words.newPassword, { exact: true }).fill('short')
      await dialog.getByLabel(words.repeatPassword).fill('other')
      await dialog.getByRole('button', { name: words.setPassword }).click()
      await expect(dialog.getByText(words.newPasswordHint)).toBeVisible()
      await expect(dialog.getByText(words.passwordShort)).toBeVisible()
      await expect(dialog.getByText(words.notTheSame)).toBeVisible()
    })

    await test.step('And a good one lets me in', async () => {
      await dialog.getByLabel(words.newPassword, { exact: true }).fill(password)
      await dialog.getByLabel(words.repeatPassword).fill(password)
      await dialog.getByRole('button', { name: words.setPassword }).click()
      await expect(dialog).toBeHidden({ timeout: 30_000 })
      await expect(page.getByText(words.passwordSet)).toBeVisible()
      await loginPage.logIn(forgetful.username, password)
      await shell.expectLoggedIn(forgetful[language])
    })
  })

  test('[AUTH-12] an unknown employee gets the same captcha and the same words @en-tablet', async ({
    loginPage,
    page,
    words,
  }) => {
    await loginPage.open()
    const dialog = await loginPage.openDialog(words.forgotPassword)
    await dialog.getByLabel(words.employeeNumber).fill('nobody')
    await dialog.getByRole('button', { name: words.verifyWithoutPicture }).click()
    await expect(dialog.getByText(words.verified).first()).toBeVisible({ timeout: 30_000 })
    await dialog.getByRole('button', { name: words.getCode, exact: true }).click()
    await expect(dialog.getByLabel(words.resetCode)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: words.forgotPassword })).toBeFocused()
  })
})
