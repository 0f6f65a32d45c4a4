import { listQuickPeople } from '@apron/contract/sign-in/quick-sign-in.calls'
import { seriousViolations } from '../../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../../harness/checks/small-targets.ts'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { ConfirmPassword } from '../../../pages/sign-in/confirm-password.ts'
import { QuickSignIn } from '../../../pages/sign-in/quick-sign-in.ts'

const LIST = '/safetyQuality/checkList'
const ITEM = 3
const TYPED = '换人前输入的内容'
const PIN = '481592'
const OTHER_PIN = '739418'
const GLOVE_PX = 56
const { inspector, auditor, manager } = PEOPLE

const test = base.extend<{ quick: QuickSignIn; drafts: DraftsPart }>({
  quick: async ({ page, language }, use) => use(new QuickSignIn(page, language)),
  drafts: async ({ page, words }, use) => use(new DraftsPart(page, words)),
})

test.describe('a tablet shared by two people with gloves', () => {
  test.use({ hasTouch: true })

  test('[AUTH-43] switches to the other person with two taps and a PIN, and keeps their drafts apart @tablet', async ({
    checkedResult,
    checkList,
    drafts,
    language,
    loginPage,
    page,
    quick,
    server,
    shell,
    words,
  }) => {
    const openOrder = async () => {
      await checkList.openInProgress()
    }
    const requests: string[] = []
    page.on('request', request => requests.push(new URL(request.url()).pathname))
    const listRequests = () => requests.filter(path => path.endsWith(listQuickPeople.path)).length
    await loginPage.open()
    await page.getByRole('button', { name: words.hangarMode }).click()
    await expect(quick.people).toHaveCount(0)
    await test.step('both set a PIN after a password login', async () => {
      for (const [person, pin] of [
        [auditor, OTHER_PIN],
        [inspector, PIN],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one person after the other
        await loginPage.logIn(person.username, server.password)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await shell.expectLoggedIn(person[language])
        // As long as nobody has set one, the login offers nobody.
        if (person === auditor) expect(listRequests()).toBe(0)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await quick.setPin(shell.userMenu(person[language]), pin, server.password)
        if (person === inspector) break
        // oxlint-disable-next-line no-await-in-loop -- as above
        await shell.userMenu(person[language]).tap()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.getByRole('menuitem', { name: words.switchUser }).tap()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await loginPage.expectShown()
      }
    })
    await openOrder()
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await drafts.expectCached(1)
    // The draft is stored, so the browser does not warn before it leaves the page.
    await page.reload()
    await expect(drafts.notice).toBeVisible()
    await test.step('two taps, and the PIN of the other person is requested', async () => {
      await shell.userMenu(inspector[language]).tap()
      await quick.changeTo(auditor[language]).tap()
      await expect(quick.pinPad).toContainText(auditor[language])
    })
    expect(listRequests()).toBeGreaterThan(0)
    expect(await smallTargets(page, GLOVE_PX)).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
    await test.step('a missing or wrong PIN is reported, and the correct one logs in', async () => {
      await quick.tapPin('')
      await expect(quick.pinPad.getByRole('alert')).toContainText(quick.words.enterPin)
      await quick.tapPin(PIN)
      await expect(quick.pinPad.getByRole('alert')).toContainText(quick.words.refused)
      await quick.tapPin(OTHER_PIN)
      await expect(page).toHaveURL(/\/dashboard$/)
      await shell.expectLoggedIn(auditor[language])
    })
    await openOrder()
    await expect(checkedResult.pane).toBeVisible()
    await expect(drafts.notice).toHaveCount(0)
    expect(await page.content()).not.toContain(TYPED)
    await test.step('back by two taps; a keyboard or badge reader continues a PIN begun by touch', async () => {
      await shell.userMenu(auditor[language]).tap()
      await quick.changeTo(inspector[language]).tap()
      await expect(quick.pinPad).toContainText(inspector[language])
      await quick.pinPad.getByRole('button', { name: PIN.slice(0, 1), exact: true }).tap()
      await page.keyboard.type(PIN.slice(1))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard$/)
      await shell.expectLoggedIn(inspector[language])
    })
    await openOrder()
    await drafts.takeOver()
    await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
  })
})

test.describe('a signature', () => {
  test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.origin) })

  test('[AUTH-49] a person logged in by PIN types the password once before an order is signed, and only if it can be @en-tablet', async ({
    checkList,
    language,
    loginPage,
    ownServer: { password },
    page,
    quick,
    shell,
    words,
  }) => {
    const question = new ConfirmPassword(page, language)
    const dialog = page.getByRole('dialog', { name: words.approve })
    const approve = async () => {
      await shell.pane.getByRole('button', { name: words.approve, exact: true }).click()
      await dialog.getByRole('button', { name: words.approve, exact: true }).click()
    }
    await loginPage.open()
    await loginPage.logIn(manager.username, password)
    await shell.expectLoggedIn(manager[language])
    await quick.setPin(shell.userMenu(manager[language]), PIN, password)
    await shell.userMenu(manager[language]).click()
    await page.getByRole('menuitem', { name: words.switchUser }).click()
    await quick.people.getByRole('button', { name: manager[language] }).click()
    await expect(quick.pinPad).toBeVisible()
    await page.keyboard.type(PIN)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await shell.expectLoggedIn(manager[language])
    await page.goto(LIST)
    await checkList.expectShown()
    await checkList.open(await checkList.numberWithStatus(words.awaitingApproval))

    await test.step('cancelling signs nothing, and it can be retried', async () => {
      await approve()
      await question.cancel()
      await expect(dialog).toBeVisible()
      await expect(shell.pane.getByText(words.awaitingApproval, { exact: true }).first()).toBeVisible()
    })
    await test.step('a wrong password does not sign, the correct one does', async () => {
      await dialog.getByRole('button', { name: words.approve, exact: true }).click()
      await question.submit('not the password')
      await expect(question.root.getByText(question.words.wrong)).toBeVisible()
      await question.submit(password)
      await expect(shell.pane.getByText(words.approved, { exact: true }).first()).toBeVisible()
    })
  })
})
