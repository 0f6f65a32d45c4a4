import type { BrowserContext } from '@playwright/test'
import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { CheckedResultPage } from '../../../pages/checked-result-page.ts'
import { DraftsPart } from '../../../pages/drafts-part.ts'
import { OfflinePart } from '../../../pages/offline-part.ts'

const { inspector, manager } = PEOPLE
/** Values that no other test types: results already stored are no unsaved work. */
const ITEM = 6
const TYPED = '五号工位照明待修'
const LATER = '五号工位照明已报修'
const SAVE = '**/checkOrder/saveResult'
/** Longer than the pause before an unanswered save is retried, ms. */
const AGAIN_MS = 11_000

const test = base.extend<{ drafts: DraftsPart; openOrder: () => Promise<string> }>({
  drafts: async ({ page, words }, use) => use(new DraftsPart(page, words)),
  /** Opens the first order in progress. @returns its number */
  openOrder: async ({ checkList, checkedResult, page, words }, use) =>
    use(async () => {
      await page.goto('/safetyQuality/checkList')
      await checkList.expectShown()
      const number = await checkList.numberWithStatus(words.inProgress)
      await checkList.open(number)
      await expect(checkedResult.pane.getByRole('list').first()).toBeVisible()
      // Without its key the device can store nothing.
      await new OfflinePart(page, words).expectReady(1)
      return number
    }),
})

/** Records the result code of each answered save from now on. */
function recordSaves(context: BrowserContext): string[] {
  const codes: string[] = []
  context.on('response', response => {
    if (!response.url().endsWith('/checkOrder/saveResult')) return
    void response.json().then(
      ({ code }) => codes.push(String(code)),
      () => undefined,
    )
  })
  return codes
}

test.describe('results saved offline', () => {
  test.use({ person: 'inspector' })

  test('[OFF-10] wait, outlive their tab, and are saved and reported once online @tablet', async ({
    checkedResult,
    context,
    openOrder,
    page,
    words,
  }) => {
    const number = await openOrder()
    const address = page.url()
    const saves = recordSaves(context)
    await test.step('shown as waiting, on the page and in the strip; only the newest counts', async () => {
      await context.setOffline(true)
      await checkedResult.fillItem(ITEM, words.conforming, TYPED)
      await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: words.oneSaveWaits })).toBeVisible()
      await checkedResult.remark(ITEM).fill(LATER)
      await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: words.oneSaveWaits })).toBeVisible()
      await new DraftsPart(page, words).expectCached(1)
    })
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    const restoredOrder = new CheckedResultPage(again, words)
    await again.goto('/dashboard')
    await expect(again.getByText(words.wasSavedAt).filter({ hasText: number })).toBeVisible()
    await again.goto(address)
    await expect(restoredOrder.remark(ITEM)).toHaveValue(LATER)
    await expect(new DraftsPart(again, words).notice).toHaveCount(0)
    await new DraftsPart(again, words).expectCached(0)
    expect(saves).toEqual(['200'])
    await restoredOrder.remark(ITEM).fill('')
    await restoredOrder.saveResults()
  })

  test('[OFF-10] are saved once when their response is lost, without conflicting with themselves', async ({
    checkedResult,
    openOrder,
    page,
    words,
  }) => {
    await page.clock.install()
    await openOrder()
    const before = await checkedResult.pane.getByText(words.resultsSaved).count()
    await page.route(
      SAVE,
      async route => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
    await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
    await test.step('later edits are saved over them without a question', async () => {
      await checkedResult.remark(ITEM).fill(LATER)
      await checkedResult.saveResults()
    })
    await expect(checkedResult.pane.getByText(words.resultsWait)).toHaveCount(0)
    await page.clock.runFor(AGAIN_MS)
    await page.reload()
    await expect(checkedResult.remark(ITEM)).toHaveValue(LATER)
    await expect(checkedResult.pane.getByText(words.resultsSaved)).toHaveCount(before + 2)
    await checkedResult.remark(ITEM).fill('')
    await checkedResult.saveResults()
  })

  test('[OFF-15] are rejected with the reason if others changed the same meanwhile, and their page shows both sides', async ({
    browser,
    checkedResult,
    context,
    language,
    openOrder,
    page,
    sessionOf,
    words,
  }) => {
    await openOrder()
    const address = page.url()
    await context.setOffline(true)
    await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
    await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
    await new DraftsPart(page, words).expectCached(1)
    await page.close()
    await context.setOffline(false)
    const elsewhere = await browser.newContext({ storageState: await sessionOf('inspector', language) })
    const otherOrder = new CheckedResultPage(await elsewhere.newPage(), words)
    await otherOrder.pane.page().goto(address)
    await otherOrder.fillItem(ITEM, words.conforming, LATER)
    await otherOrder.saveResults()

    const again = await context.newPage()
    await again.goto('/dashboard')
    const dialog = again.getByRole('dialog', { name: words.refusedLater })
    await expect(dialog).toContainText('CK-')
    await dialog.getByRole('button', { name: words.openPage }).click()
    const drafts = new DraftsPart(again, words)
    await expect(drafts.notice.getByText(`${words.mine}${words.conforming} · ${TYPED}`)).toBeVisible()
    await expect(drafts.notice.getByText(`${words.nowSaved}${words.conforming} · ${LATER}`)).toBeVisible()
    await drafts.discard()
    await otherOrder.remark(ITEM).fill('')
    await otherOrder.saveResults()
    await elsewhere.close()
  })
})

test('[OFF-13, OFF-14] are announced at logout, never sent by another person, and sent when their person returns', async ({
  checkedResult,
  context,
  drafts,
  language,
  loginPage,
  openOrder,
  page,
  server,
  shell,
  words,
}) => {
  await loginPage.open('/login')
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await openOrder()
  const saves = recordSaves(context)
  await page.route(SAVE, route => route.abort('addressunreachable'))
  await checkedResult.fillItem(ITEM, words.conforming, TYPED)
  await checkedResult.pane.getByRole('button', { name: words.save, exact: true }).click()
  await expect(checkedResult.pane.getByText(words.resultsWait)).toBeVisible()
  await test.step('they are in the list of unsaved work, once', async () => {
    await drafts.openList(shell.userMenu(inspector[language]))
    await expect(drafts.list.getByRole('listitem')).toHaveText(new RegExp(words.waitsToBeSent))
    await page.keyboard.press('Escape')
  })
  const leave = async (person: string) => {
    await shell.userMenu(person).click()
    await page.getByRole('menuitem', { name: words.logOut }).click()
  }
  await leave(inspector[language])
  const question = page.getByRole('dialog', { name: words.leavingUnsaved })
  await expect(question).toContainText(words.savedNotSent)
  await question.getByRole('button', { name: words.logOut }).click()
  await page.unroute(SAVE)
  await test.step('another person neither sends nor sees them', async () => {
    await loginPage.logIn(manager.username, server.password)
    await shell.expectLoggedIn(manager[language])
    await drafts.openList(shell.userMenu(manager[language]))
    await expect(drafts.list).toContainText(words.noDraftsHere)
    await page.keyboard.press('Escape')
    await drafts.expectCached(1)
    await leave(manager[language])
  })
  expect(saves).toEqual([])
  await loginPage.logIn(inspector.username, server.password)
  await shell.expectLoggedIn(inspector[language])
  await expect(page.getByText(words.wasSavedAt)).toBeVisible()
  await drafts.expectCached(0)
  expect(saves).toEqual(['200'])
  await openOrder()
  await checkedResult.remark(ITEM).fill('')
  await checkedResult.saveResults()
})
