import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { PARTS_TEXTS } from '../../../apps/parts/parts.texts.ts'
import { testWithApps } from '../../../harness/fixtures/test-with-apps.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { readSentCode } from '../../../harness/sent-code.ts'
import type { PortalServer } from '../../../harness/servers/portal-server.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { PartsPage, TableView } from '../../../pages/parts-page.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'
import type { Words } from '../../../pages/words/words.ts'

const { auditor, carded, forgetful, inspector, sales } = PEOPLE
const LIST = '/login?redirect=%2FsafetyQuality%2FcheckList'
const ITEM = 12
const TYPED = 'typed while the server was gone'

const test = testWithApps(async apps => {
  await apps.build('parts', 'amm')
  apps.product('safetyQuality')
})
const { expect } = test

/** Opens a separate browser for one person. */
async function newPage(
  browser: Browser,
  faults: string[],
  storageState?: BrowserContextOptions['storageState'],
): Promise<Page> {
  const context = await browser.newContext(storageState === undefined ? {} : { storageState })
  const page = await context.newPage()
  page.on('pageerror', error => faults.push(String(error)))
  return page
}

/** Stops the server during the work and always starts it again. */
async function whileServerIsDown(server: PortalServer, work: () => Promise<void>): Promise<void> {
  await server.kill()
  try {
    await work()
  } finally {
    await server.start()
  }
}

test.describe('the server fails during', () => {
  test.setTimeout(180_000)

  test('[API-04] any kind of login: it says so, keeps typed text, and continues when the server is back', async ({
    browser,
    language,
    server,
    words,
  }) => {
    const faults: string[] = []
    const login = async () => {
      const page = await newPage(browser, faults)
      const form = new LoginPage(page, words)
      await form.open()
      return { page, form, shell: new ShellPage(page, words) }
    }
    const byCode = await login()
    const byCard = await login()
    const asking = await login()
    const replacing = await login()
    const others = await login()
    const idCard = byCard.page.getByLabel(words.idCard, { exact: true })
    const password = 'nine slow propellers'
    let reset: Locator
    let replace: Locator

    await test.step('Given five people are logging in', async () => {
      await byCode.form.account.fill(inspector.username)
      await byCode.form.password.fill(server.password)
      await byCode.form.captcha.fill('ABCD')

      await byCard.form.chooseIdCard()
      await idCard.fill(carded.idCard)
      await byCard.form.password.fill(server.password)
      await byCard.form.captcha.fill('ABCD')

      await asking.form.account.fill(auditor.username)
      const picture = asking.page.waitForResponse(/randomForgetPwdImage/)
      reset = await asking.form.openDialog(words.forgotPassword)
      await picture
      await reset.getByLabel(words.captcha, { exact: true }).fill('ABCD')

      await replacing.form.account.fill(forgetful.username)
      replace = await replacing.form.openDialog(words.forgotPassword)
      await replace.getByRole('button', { name: words.verifyWithoutPicture }).click()
      await expect(replace.getByText(words.verified).first()).toBeVisible({ timeout: 30_000 })
      await replace.getByRole('button', { name: words.getCode, exact: true }).click()
      await replace.getByLabel(words.resetCode).fill(await readSentCode(server, forgetful.username))
      await replace.getByLabel(words.newPassword, { exact: true }).fill(password)
      await replace.getByLabel(words.repeatPassword).fill(password)

      await others.form.account.fill(sales.username)
    })

    await whileServerIsDown(server, async () => {
      await test.step('When the server is down, then the login by account and code says so', async () => {
        const { form, page } = byCode
        await page.getByRole('button', { name: words.useCode, exact: true }).click()
        await page.getByRole('button', { name: words.sendCode }).click()
        await expect(page.getByText(words.unreachable).first()).toBeVisible()
        await form.mobileCode.fill('123456')
        await form.submit.click()
        await expect(form.failure).toContainText(words.unreachable)
        await expect(page.getByText(words.captchaFailed).first()).toBeVisible()
        await expect(form.account).toHaveValue(inspector.username)
        await expect(form.password).toHaveValue(server.password)
        await expect(form.mobileCode).toHaveValue('123456')
        // Once more with the proof of work: the same message, and the form can be submitted again.
        await page.getByRole('button', { name: words.verifyWithoutPicture }).click()
        await expect(page.getByText(words.captchaFailed).first()).toBeVisible()
        await form.submit.click()
        await expect(page.getByText(words.captchaFailed).first()).toBeVisible()
        await expect(form.submit).toBeEnabled()
      })
      await test.step('And so does the login by id card', async () => {
        await byCard.form.submit.click()
        await expect(byCard.form.failure).toContainText(words.unreachable)
        await expect(byCard.page.getByText(words.captchaFailed).first()).toBeVisible()
        await expect(idCard).toHaveValue(carded.idCard)
        await expect(byCard.form.password).toHaveValue(server.password)
      })
      await test.step('And so do both steps of a forgotten password, whose dialog stays', async () => {
        await reset.getByRole('button', { name: words.getCode, exact: true }).click()
        await expect(reset.getByRole('alert').filter({ hasText: words.unreachable })).toBeVisible()
        await expect(reset.getByLabel(words.employeeNumber)).toHaveValue(auditor.username)
        await expect(reset.getByText(words.captchaFailed).first()).toBeVisible()
        await replace.getByRole('button', { name: words.setPassword }).click()
        await expect(replace.getByRole('alert').filter({ hasText: words.unreachable })).toBeVisible()
        await expect(replace.getByLabel(words.newPassword, { exact: true })).toHaveValue(password)
        await expect(replace.getByLabel(words.repeatPassword)).toHaveValue(password)
      })
      await test.step('And so does a dialog that fails to load', async () => {
        for (const name of [words.forgotPassword, words.switchSite]) {
          await others.page.getByRole('button', { name }).click()
        }
        await expect(others.page.getByRole('alert').filter({ hasText: words.unreachable })).toHaveCount(2)
        await expect(others.form.account).toHaveValue(sales.username)
      })
    })

    await test.step('When it is back, then the sent code logs in', async () => {
      const { form, page, shell } = byCode
      await page.getByRole('button', { name: words.sendAgain }).click()
      await form.mobileCode.fill(await readSentCode(server, inspector.username))
      await form.submit.click()
      await shell.expectLoggedIn(inspector[language])
    })
    await test.step('And so does the id card, after another picture', async () => {
      await byCard.form.submit.click()
      await expect(byCard.page.getByText(words.enterCode, { exact: true })).toBeVisible()
      await byCard.form.verifyWithoutPicture()
      await byCard.form.submit.click()
      await byCard.shell.expectLoggedIn(carded[language])
    })
    await test.step('And both steps of a forgotten password work', async () => {
      await reset.getByRole('button', { name: words.verifyWithoutPicture }).click()
      await expect(reset.getByText(words.verified).first()).toBeVisible({ timeout: 30_000 })
      await reset.getByRole('button', { name: words.getCode, exact: true }).click()
      await expect(reset.getByLabel(words.resetCode)).toBeFocused({ timeout: 30_000 })
      await replace.getByRole('button', { name: words.setPassword }).click()
      await expect(replace).toBeHidden({ timeout: 30_000 })
      await expect(replacing.page.getByText(words.passwordSet)).toBeVisible()
    })
    await test.step('And the dialogs that failed to load open', async () => {
      const sites = await others.form.openDialog(words.switchSite)
      await expect(sites.getByRole('radio').nth(1)).toBeVisible()
      await others.page.keyboard.press('Escape')
      const forgot = await others.form.openDialog(words.forgotPassword)
      await expect(forgot.getByLabel(words.employeeNumber)).toHaveValue(sales.username)
    })
    expect(faults).toEqual([])
    for (const { page } of [byCode, byCard, asking, replacing, others]) await page.context().close()
  })

  test('[API-04] work in the portal’s dialogs: typed and chosen values stay, and are sent when it is back @en-tablet', async ({
    browser,
    language,
    server,
    words,
  }) => {
    const faults: string[] = []
    const page = await newPage(browser, faults)
    const shell = new ShellPage(page, words)
    const checkedResult = new CheckedResultPage(page, words)
    const parts = new PartsPage(page, language, words)
    const failed = words.unreached
    const person = language === 'zh' ? '冯晓岚' : 'Feng Xiaolan'
    const fields = parts.textOf(PARTS_TEXTS.fields.title)
    const user = parts.field(PARTS_TEXTS.fields.user)
    let order = ''

    await test.step('Given an order with unsaved work and the people field are open', async () => {
      const login = new LoginPage(page, words)
      const checkList = new CheckListPage(page, words)
      await login.open(LIST)
      await login.logIn(inspector.username, server.password)
      await checkList.expectShown()
      order = await checkList.numberWithStatus(words.inProgress)
      await checkList.open(order)
      await checkedResult.fillItem(ITEM, words.conforming, TYPED)
      await shell.follow('/amm/fields')
      await expect(user).toBeVisible({ timeout: 20_000 })
    })
    const session = await page.context().storageState()

    const columns = await newPage(browser, faults, session)
    const list = new CheckListPage(columns, words)
    await columns.goto('/safetyQuality/checkList')
    await list.expectShown()
    const table = new TableView(columns, list.pane, words)
    const chooser = await table.openColumns()
    const column = chooser.getByRole('checkbox', { name: words.leadChecker, exact: true })
    await column.uncheck()

    const ended = await newPage(browser, faults, session)
    const again = new LoginPage(ended, words)
    const endedResult = new CheckedResultPage(ended, words)
    await test.step('And in another browser a login is requested over typed text', async () => {
      const endedList = new CheckListPage(ended, words)
      await ended.goto('/safetyQuality/checkList')
      await endedList.expectShown()
      await endedList.open(order)
      await endedResult.fillItem(ITEM, words.conforming, TYPED)
      await ended.context().addCookies([{ name: 'Admin-Token', value: 'ended', url: server.origin }])
      await endedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(ended.getByRole('dialog')).toContainText(words.sessionOver)
    })

    await whileServerIsDown(server, async () => {
      await test.step('When the server is down, then the choice of columns stays open', async () => {
        await chooser.getByRole('button', { name: words.confirm, exact: true }).click()
        await expect(columns.getByText(`${words.columnsSaveFailed}${words.interfaceException}`)).toBeVisible()
        await expect(chooser).toBeVisible()
        await expect(column).not.toBeChecked()
      })
      await test.step('And the new login says so over the page', async () => {
        await ended.getByRole('dialog').getByRole('button', { name: words.logInAgain }).click()
        await expect(ended.getByText(words.captchaFailed).first()).toBeVisible()
        await again.account.fill(inspector.username)
        await again.password.fill(server.password)
        await again.submit.click()
        await expect(again.submit).toBeEnabled()
        await expect(ended.getByText(words.captchaFailed).first()).toBeVisible()
        await expect(again.password).toHaveValue(server.password)
      })
      await test.step('And the people field gives the reason and keeps the typed text', async () => {
        await user.fill('100104')
        await expect(page.getByRole('listbox')).toContainText(failed)
        await expect(user).toHaveValue('100104')
      })
      await test.step('And the site stays, with its list to retry', async () => {
        await shell.site.click()
        await expect(page.getByRole('menuitem', { name: words.sitesFailed })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(shell.site).toContainText('CAN')
      })
      await test.step('And the save of a closing tab waits on the device', async () => {
        await shell.tab(order).click()
        await closeAndSave(page, shell, order, words)
        await expect(shell.tab(order)).toHaveCount(0)
        await expect(page.getByRole('status').filter({ hasText: words.oneSaveWaits })).toBeVisible()
      })
    })

    await test.step('When it is back, then the columns are saved', async () => {
      await table.closeColumns(chooser, 'confirm')
      await expect(columns.getByRole('dialog', { name: words.columns })).toBeHidden()
    })
    await test.step('And the waiting save is sent', async () => {
      await expect(page.getByText(words.wasSavedAt).filter({ hasText: order })).toBeVisible({
        timeout: 20_000,
      })
      await shell.follow('/safetyQuality/checkList')
      await new CheckListPage(page, words).open(order)
      await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    })
    await test.step('And the people field finds the person, and the site is switched', async () => {
      await shell.tab(fields).click()
      await user.fill('100104')
      await expect(parts.person(person)).toBeVisible()
      await user.press('Escape')
      await shell.switchSite('SZX')
    })
    await test.step('And the new login leads back to the typed text', async () => {
      // The browser knows its person and solves the proof of work by itself; the login waits for it.
      await again.submit.click()
      await expect(again.account).toHaveCount(0, { timeout: 20_000 })
      await expect(endedResult.remark(ITEM)).toHaveValue(TYPED)
    })
    expect(faults).toEqual([])
    for (const one of [page, columns, ended]) await one.context().close()
  })
})

/** Closes a tab with unsaved work and chooses to save it first. */
async function closeAndSave(page: Page, shell: ShellPage, tab: string, words: Words): Promise<void> {
  await shell.chooseInTabMenu(tab, words.close)
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await question.getByRole('button', { name: words.saveAndClose, exact: true }).click()
}
