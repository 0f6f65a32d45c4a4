import type { Page } from '@playwright/test'
import { expectCached } from '../../../harness/browser-caches.ts'
import { expect, testWithServer } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { startPortalServer } from '../../../harness/servers/portal-server.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { OfflinePart } from '../../../pages/offline-part.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'
import type { Words } from '../../../pages/words/words.ts'

const test = testWithServer(() => startPortalServer())
const { inspector } = PEOPLE
const TWO_HOURS_MS = 2 * 3_600_000
/** Longer than the pause before an unanswered save is retried. */
const NEXT_TRY = '00:11'
/** Entries for each unchecked item; the last one is also measured. */
const REMARKS = {
  8: '工具箱铅封完好',
  9: '二号柜缺一把扳手，已找到',
  10: '个人工具登记三份',
  11: '钻头计数与台账一致',
  12: '温湿度计在检定期内',
} as const
const MEASURED = ['21', '55']
const CONCLUSION = '整改项之外均符合要求'
const SAVE = '**/checkOrder/saveResult'

/** Page objects of the inspector's open tab. */
class Tablet {
  readonly result: CheckedResultPage
  readonly drafts: DraftsPart
  readonly away: OfflinePart
  readonly page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.#words = words
    this.result = new CheckedResultPage(page, words)
    this.drafts = new DraftsPart(page, words)
    this.away = new OfflinePart(page, words)
  }

  write(seq: keyof typeof REMARKS): Promise<void> {
    return this.result.fillItem(seq, this.#words.conforming, REMARKS[seq])
  }

  async save(): Promise<void> {
    await this.result.pane.getByRole('button', { name: this.#words.save, exact: true }).click()
  }

  /** Expects nothing unsaved on the page, and the same data on the server. */
  async expectSaved(): Promise<void> {
    await expect(this.result.pane.getByText(this.#words.unsavedWork)).toHaveCount(0)
    await expect(this.result.pane.getByText(this.#words.resultsWait)).toHaveCount(0)
    await this.drafts.expectCached(0)
  }

  pass(minutes: number): Promise<void> {
    return this.page.clock.fastForward(minutes * 60_000)
  }
}

test.describe('two hours of work on a tablet', () => {
  test.use({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    person: 'inspector',
    serviceWorkers: 'allow',
  })

  test('[OFF-30] with four network failures, two discarded tabs and one ended session, nothing is lost or saved twice', async ({
    context,
    page: first,
    server,
    words,
  }) => {
    test.setTimeout(300_000)
    await first.clock.install()
    let tablet = new Tablet(first, words)
    const list = new CheckListPage(first, words)
    const startedAt = await first.evaluate(() => Date.now())
    const savesBefore =
      await test.step('the order is opened, and the device is ready for offline use', async () => {
        await first.goto('/safetyQuality/checkList')
        await list.expectShown()
        await list.open(await list.numberWithStatus(words.inProgress))
        await expect(tablet.result.results(8)).toBeVisible()
        await first.clock.runFor(5_000)
        await expectCached(first, 'safetyQuality')
        await tablet.away.expectReady(1)
        return tablet.result.pane.getByText(words.resultsSaved).count()
      })
    const address = first.url()

    await test.step('the first item, online', async () => {
      await tablet.write(8)
      await tablet.save()
      await tablet.expectSaved()
      await tablet.pass(15)
    })

    await test.step('the network is lost: saves wait, and are sent once online', async () => {
      await context.setOffline(true)
      await tablet.write(9)
      await tablet.save()
      await expect(tablet.result.pane.getByText(words.resultsWait)).toBeVisible()
      await tablet.pass(10)
      await context.setOffline(false)
      await tablet.page.clock.runFor(NEXT_TRY)
      await tablet.expectSaved()
    })

    await test.step('the browser discards the tab with typed text: the text is offered and saved', async () => {
      await tablet.pass(15)
      await tablet.write(10)
      await tablet.drafts.expectCached(1)
      await tablet.page.close()
      tablet = new Tablet(await context.newPage(), words)
      await tablet.page.goto(address)
      await tablet.drafts.takeOver()
      await expect(tablet.result.remark(10)).toHaveValue(REMARKS[10])
      await tablet.save()
      await tablet.expectSaved()
    })

    await test.step('network and tab are lost: the portal opens, the order as last read, with its draft', async () => {
      await tablet.pass(15)
      await tablet.away.expectReady(1)
      await server.stop()
      try {
        await tablet.write(11)
        await tablet.drafts.expectCached(1)
        await tablet.page.reload()
        await expect(tablet.away.strip).toBeVisible()
        await expect(tablet.away.cachedNotice).toBeVisible()
        await tablet.drafts.takeOver()
        await expect(tablet.result.remark(11)).toHaveValue(REMARKS[11])
        await tablet.save()
        await expect(tablet.result.pane.getByText(words.resultsWait)).toBeVisible()
        await tablet.pass(10)
      } finally {
        await server.start()
      }
      await tablet.page.clock.runFor(NEXT_TRY)
      await expect(tablet.away.strip).toHaveCount(0)
      await tablet.expectSaved()
      await expect(tablet.result.remark(11)).toHaveValue(REMARKS[11])
    })

    await test.step('the session times out: the page is covered, and its person returns to the typed text', async () => {
      await tablet.write(12)
      for (const [index, value] of MEASURED.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one field after the other
        await tablet.result.measured(12).nth(index).fill(value)
      }
      await tablet.pass(31)
      const alert = tablet.page.getByRole('dialog')
      await expect(alert).toContainText(words.sessionOver)
      await expect(tablet.result.remark(12)).toBeHidden()
      await alert.getByRole('button', { name: words.logInAgain }).click()
      await new LoginPage(tablet.page, words).logIn(inspector.username, server.password)
      await expect(tablet.result.remark(12)).toHaveValue(REMARKS[12])
    })

    await test.step('the response to a save is lost: it is saved once, without conflicting with itself', async () => {
      await tablet.page.route(
        SAVE,
        async route => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await tablet.save()
      await expect(tablet.result.pane.getByText(words.resultsWait)).toBeVisible()
      await tablet.page.clock.runFor(NEXT_TRY)
      await tablet.expectSaved()
      await tablet.pass(15)
    })

    await test.step('the network is lost at the very end: the conclusion is saved by itself, the decision is not sent', async () => {
      await context.setOffline(true)
      await tablet.result.pane.getByRole('textbox', { name: words.conclusion }).fill(CONCLUSION)
      const submit = () => tablet.result.pane.getByRole('button', { name: words.submit, exact: true }).click()
      const sure = () =>
        tablet.page.getByRole('dialog').getByRole('button', { name: words.submit, exact: true }).click()
      await submit()
      await sure()
      await expect(tablet.result.pane.getByText(words.resultsWait)).toBeVisible()
      await tablet.pass(10)
      await context.setOffline(false)
      await tablet.page.clock.runFor(NEXT_TRY)
      await tablet.expectSaved()
      await expect(tablet.result.pane.getByText(words.awaitingApproval)).toHaveCount(0)
      await submit()
      await sure()
      await expect(tablet.result.pane.getByText(words.awaitingApproval).first()).toBeVisible()
    })

    await test.step('after a reload everything is there once', async () => {
      expect(await tablet.page.evaluate(() => Date.now())).toBeGreaterThan(startedAt + TWO_HOURS_MS)
      await tablet.page.reload()
      for (const remark of [...Object.values(REMARKS), CONCLUSION]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect(tablet.result.pane.getByText(remark)).toHaveCount(1)
      }
      // Items 8 to 12, and the conclusion.
      await expect(tablet.result.pane.getByText(words.resultsSaved)).toHaveCount(savesBefore + 6)
    })
  })
})
