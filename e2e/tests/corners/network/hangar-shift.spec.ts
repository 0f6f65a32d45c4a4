import type { Locator, Page } from '@playwright/test'
import { expectOnly, recordInput } from '../../../harness/checks/input-kinds.ts'
import { smallTargets } from '../../../harness/checks/small-targets.ts'
import { expect } from '../../../harness/fixtures/portal-test.ts'
import { raiseAlarm, testWithAlarms } from '../../../harness/fixtures/test-with-alarms.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { signIn } from '../../../harness/sign-in.ts'
import { HomePage } from '../../../pages/home-page.ts'
import { MessageBell } from '../../../pages/message-bell.ts'
import { UrgentBanner } from '../../../pages/message-dialogs.ts'
import { SearchDialog } from '../../../pages/search-dialog.ts'

const { auditor, inspector } = PEOPLE
const GLOVE_PX = 56
const ORDER = '一车间工具管理月度检查'
/** Unchecked items of the order; the last one is measured. */
const OPEN_ITEMS = [8, 9, 10, 11, 12]
const MEASURED = ['21', '55']
const REMARK = '抽查十件，均在有效期内'
const CONCLUSION = '五号工位以外均符合要求'
const ALARM = '一号机库泄漏，立即撤离'

const SHIFT_MS = 7 * 3_600_000

const test = testWithAlarms()

test.describe('a shift in hangar mode', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('[LOOK-03] from the morning login to the handover in the evening works by touch with gloves', async ({
    browser,
    checkList,
    checkedResult,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    test.setTimeout(300_000)
    const home = new HomePage(page, words)
    const search = new SearchDialog(page, words)
    const banner = new UrgentBanner(page, language)
    const button = (name: string, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true })
    /** Expects that everything visible can be pressed with gloves, and that no mouse was used. */
    const expectForGloves = async () => {
      expect.soft(await smallTargets(page, GLOVE_PX)).toEqual([])
      await expectOnly(page, 'touch')
    }
    const signInByTouch = async (password: string) => {
      await loginPage.password.fill(password)
      await loginPage.submit.tap()
    }
    const save = async () => {
      await expect(checkedResult.pane.getByText(words.unsavedWork)).toBeVisible()
      await button(words.save, checkedResult.pane).tap()
      await expect(checkedResult.pane.getByText(words.unsavedWork)).toHaveCount(0)
    }
    await recordInput(page)
    await page.clock.install()

    const startedAt = await page.evaluate(() => Date.now())
    const number =
      await test.step('06:00, the tablet is taken from its shelf; the order is on the home page', async () => {
        await loginPage.open()
        await button(words.hangarMode).tap()
        await expectForGloves()
        await loginPage.account.fill(inspector.username)
        await button(words.verifyWithoutPicture).tap()
        await loginPage.expectVerified()
        await signInByTouch(server.password)
        await shell.expectLoggedIn(inspector[language])
        await expectForGloves()
        await home.allWork.tap()
        const row = home.work.filter({ hasText: ORDER })
        await expect(row).toBeVisible()
        await expectForGloves()
        const orderNumber = /CK-\d{4}-\d{4}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
        await row.tap()
        await expect(shell.tab(orderNumber)).toHaveAttribute('aria-selected', 'true')
        return orderNumber
      })

    await test.step('until ten, item by item, each saved separately', async () => {
      for (const seq of OPEN_ITEMS.slice(0, 3)) {
        // oxlint-disable-next-line no-await-in-loop -- one item after the other
        await checkedResult.result(seq, words.conforming).tap()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await save()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.clock.fastForward('25:00')
      }
      await expectForGloves()
    })

    await test.step('an alarm covers it until acknowledged', async () => {
      const other = await browser.newContext({
        storageState: await signIn(server.origin, auditor.username, server.password, language),
        baseURL: server.origin,
      })
      await raiseAlarm(other, server, { event: 'news', words: ALARM, to: [inspector.username], urgency: 2 })
      await other.close()
      await page.clock.fastForward('00:31')
      await expect(banner.root).toContainText(ALARM, { timeout: 20_000 })
      await expectForGloves()
      await page.clock.fastForward('00:03')
      await banner.acknowledge.tap()
      await expect(banner.root).toHaveCount(0)
    })

    await test.step('at half past ten something is typed, and the tablet lies idle over lunch', async () => {
      await checkedResult.result(11, words.conforming).tap()
      await checkedResult.addRemark(11).tap()
      await checkedResult.remark(11).fill(REMARK)
      await page.clock.fastForward('45:00')
      const alert = page.getByRole('dialog')
      await expect(alert).toContainText(words.sessionOver)
      await expect(checkedResult.remark(11)).toBeHidden()
      await expectForGloves()
      await button(words.logInAgain, alert).tap()
      await loginPage.expectVerified()
      await expectForGloves()
      await signInByTouch(server.password)
      await expect(checkedResult.remark(11)).toHaveValue(REMARK)
      await save()
    })

    await test.step('for hours lists, messages, the home page and the order are used', async () => {
      const bell = new MessageBell(page, language)
      const stations = [
        async () => {
          await bell.bell.tap()
          await expect(bell.popover).toBeVisible()
          await expectForGloves()
          await bell.bell.tap()
          await expect(bell.popover).toHaveCount(0)
        },
        async () => {
          await button(words.openMenu).tap()
          await shell.expandGroup(words.safetyQuality, 'tap')
          await expectForGloves()
          await shell.menuEntry(words.checkOrders).tap()
          await checkList.expectShown()
        },
        async () => {
          await shell.tab(number).tap()
          await expect(checkedResult.remark(11)).toHaveValue(REMARK)
        },
        async () => {
          await page.getByRole('banner').getByRole('link').first().tap()
          await expect(home.work.first()).toBeVisible()
        },
      ]
      for (const station of [...stations, ...stations, ...stations]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await station()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await expectForGloves()
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.clock.fastForward('25:00')
      }
    })

    await test.step('in the afternoon the order is found again by its number, measured, concluded and submitted', async () => {
      await button(words.findPage).tap()
      await search.field.fill(number)
      await search.options.filter({ hasText: number }).first().tap()
      await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
      await checkedResult.result(12, words.conforming).tap()
      for (const [index, value] of MEASURED.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one field after the other
        await checkedResult.measured(12).nth(index).fill(value)
      }
      await checkedResult.pane.getByRole('textbox', { name: words.conclusion }).fill(CONCLUSION)
      await expectForGloves()
      await button(words.submit, checkedResult.pane).tap()
      const question = page.getByRole('dialog')
      await expect(question).toBeVisible()
      await expectForGloves()
      await button(words.submit, question).tap()
      await expect(checkedResult.pane.getByText(words.awaitingApproval).first()).toBeVisible()
      await expect(checkedResult.pane.getByText(REMARK)).toBeVisible()
      await expect(checkedResult.pane.getByText(CONCLUSION)).toBeVisible()
    })

    await test.step('14:00, the tablet goes to the next person, who finds nothing of the first', async () => {
      await page.clock.fastForward('20:00')
      expect(await page.evaluate(() => Date.now())).toBeGreaterThan(startedAt + SHIFT_MS)
      await shell.userMenu(inspector[language]).tap()
      await expectForGloves()
      await page.getByRole('menuitem', { name: words.switchUser }).tap()
      await loginPage.expectShown()
      await loginPage.account.fill(auditor.username)
      if (await button(words.verifyWithoutPicture).isVisible()) await button(words.verifyWithoutPicture).tap()
      await loginPage.expectVerified()
      await signInByTouch(server.password)
      await shell.expectLoggedIn(auditor[language])
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(shell.tab(number)).toHaveCount(0)
      await expect(page.getByText(REMARK)).toHaveCount(0)
      await expectForGloves()
    })
  })
})
