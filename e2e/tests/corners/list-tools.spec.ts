import type { Language } from '@apron/contract/entities/language'
import type { Browser, Page } from '@playwright/test'
import { PEOPLE, type PersonName } from '../../harness/people.ts'
import type { PortalServer } from '../../harness/portal-server.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { signIn } from '../../harness/sign-in.ts'
import { CheckListPage } from '../../pages/check-list-page.ts'
import { WORDS } from '../../pages/words.ts'

const LIST = '/safetyQuality/checkList'

test.describe('a list', () => {
  test.use({ person: 'inspector' })

  test('[LIST-02] is sorted by the keyboard, and says so to who cannot see it', async ({
    checkList,
    page,
    words,
  }) => {
    await page.goto(LIST)
    await checkList.expectShown()
    const head = checkList.headers.filter({ hasText: words.leadChecker })
    const number = checkList.headers.first()
    const before = await checkList.numbers()
    await number.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(number).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => checkList.numbers()).toEqual(before.toSorted())
    await page.keyboard.press('Space')
    await expect(number).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => checkList.numbers()).toEqual(before.toSorted().toReversed())
    await expect(head).toHaveAttribute('aria-sort', 'none')
    await page.keyboard.press('Enter')
    await expect.poll(() => checkList.numbers()).toEqual(before)
  })

  test('[LIST-09] is printed as a table of all that is filtered, with what was asked, who and where, dark on white', async ({
    checkList,
    language,
    page,
    words,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(LIST)
    await checkList.expectShown()
    const [first = ''] = await checkList.numbers()
    await checkList.filterByText(first)
    await expect(checkList.rows).toHaveCount(1)
    // What is typed and not searched for is not printed.
    await checkList.pane.getByRole('searchbox', { name: words.numberOrTitle }).fill('typed')
    await checkList.pane.getByRole('button', { name: words.print, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const paper = page.locator('.ap-print-list')
    await expect(paper).toBeVisible()
    await expect(checkList.pane.getByRole('search')).toBeHidden()
    await expect(paper).toContainText(`${words.filterOfPrint}${words.numberOrTitle}`)
    await expect(paper).toContainText(first)
    await expect(paper).not.toContainText('typed')
    await expect(paper).toContainText(words.printedBy)
    await expect(paper).toContainText(PEOPLE.inspector[language])
    await expect(paper.getByRole('columnheader').first()).toBeVisible()
    await expect(paper.locator('tbody tr')).toHaveCount(1)
    const colours = await paper.evaluate(element => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  })
})

/** The list as somebody sees it in a browser that knows nothing of them yet. */
async function openList(
  browser: Browser,
  { origin, password }: Pick<PortalServer, 'origin' | 'password'>,
  person: PersonName,
  language: Language,
): Promise<{ readonly page: Page; readonly list: CheckListPage }> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    storageState: await signIn(origin, PEOPLE[person].username, password, language),
  })
  const page = await context.newPage()
  const list = new CheckListPage(page, WORDS[language])
  await page.goto(LIST)
  await list.expectShown()
  return { page, list }
}

test('[LIST-03, LIST-05] a saved view and the page size are there on another device of the same person', async ({
  browser,
  language,
  ownServer,
  words,
}) => {
  test.slow()
  const device = (person: PersonName) => openList(browser, ownServer, person, language)
  const { list, page } = await device('inspector')
  const all = await list.numbers()
  await list.choosePageSize(50)
  await list.pane.getByRole('button', { name: words.quickMine, exact: true }).click()
  await expect.poll(async () => (await list.numbers()).length).toBeLessThan(all.length)
  const mine = await list.numbers()
  await list.pane.getByRole('button', { name: words.views, exact: true }).click()
  await page.getByRole('menuitem', { name: words.saveAsView }).click()
  const dialog = page.getByRole('dialog', { name: words.saveAsView })
  await dialog.getByRole('textbox', { name: words.viewName }).fill('A1')
  await dialog.getByRole('checkbox', { name: words.openWithView }).check()
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await expect(dialog).toBeHidden()

  const elsewhere = await device('inspector')
  await expect.poll(() => elsewhere.list.numbers()).toEqual(mine)
  await expect(elsewhere.list.pager.getByRole('combobox')).toHaveValue('50')
  await elsewhere.list.pane.getByRole('button', { name: words.views, exact: true }).click()
  await expect(elsewhere.page.getByRole('menuitem', { name: 'A1' })).toBeVisible()

  const other = await device('auditor')
  await other.list.pane.getByRole('button', { name: words.views, exact: true }).click()
  await expect(other.page.getByRole('menuitem', { name: words.saveAsView })).toBeVisible()
  await expect(other.page.getByRole('menuitem', { name: 'A1' })).toHaveCount(0)
  await expect(other.list.pager.getByRole('combobox')).toHaveValue('10')
})

test('[LIST-08] several orders are returned with one reason; what is refused says why and stays ticked', async ({
  browser,
  language,
  ownServer,
  words,
}) => {
  test.slow()
  const { list, page } = await openList(browser, ownServer, 'manager', language)
  const submitted = await list.numberWithStatus(words.submitted)
  const inProgress = await list.numberWithStatus(words.inProgress)
  for (const number of [submitted, inProgress]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await list.rows.filter({ hasText: number }).getByRole('checkbox').check()
  }
  const bar = page.getByRole('group', { name: words.bulkActions })
  await expect(bar).toContainText('2')
  await bar.getByRole('button', { name: words.returnOrders, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(submitted), new RegExp(inProgress)])
  await dialog.getByRole('textbox', { name: words.returnReason }).fill('请补充照片后再提交')
  await dialog.getByRole('button', { name: words.returnOrders, exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: words.wrongState })).toHaveText(
    new RegExp(`${inProgress}.*${words.notDone}`),
  )
  await dialog.getByRole('button', { name: words.close, exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await expect(list.rows.filter({ hasText: inProgress }).getByRole('checkbox')).toBeChecked()
  await expect(list.rows.filter({ hasText: submitted }).getByRole('checkbox')).not.toBeChecked()
  await expect(list.rows.filter({ hasText: submitted })).toContainText(words.returned)
})
