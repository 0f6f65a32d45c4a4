import { test as base, expect } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { SearchDialog } from '../../../pages/search-dialog.ts'

const { inspector } = PEOPLE

const test = base.extend<{ search: SearchDialog }>({
  search: async ({ page, words }, use) => use(new SearchDialog(page, words)),
})

test.describe('the search', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ language, page, shell }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
  })

  test('[FIND-01] [FIND-04] opens a page of the menu by keyboard, finds it by other names, and hides pages the role may not open @en-tablet', async ({
    checkList,
    page,
    search,
    words,
  }) => {
    for (const typed of ['jcd', 'jianchadan', 'aqzl jiancd', 'check orders', '检查单']) {
      await search.openByKey()
      await page.keyboard.insertText(typed)
      await expect(search.chosen).toContainText(words.checkOrders)
      await page.keyboard.press('Escape')
      await expect(search.dialog).toBeHidden()
    }
    await search.openByKey()
    await page.keyboard.type(words.marketing)
    await expect(search.dialog.getByText(words.noPageMatches)).toBeVisible()
    await search.field.fill(words.checkOrders.slice(0, 3))
    await expect(search.chosen).toContainText(words.checkOrders)
    await expect(search.chosen).toContainText(words.safetyQuality)
    await page.keyboard.press('Enter')
    await checkList.expectShown()
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await expect(search.dialog).toBeHidden()
  })

  test('switches to open tabs, and returns to closed pages also after a reload', async ({
    checkList,
    language,
    page,
    search,
    shell,
    words,
  }) => {
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    const [number = ''] = await checkList.numbers()
    await checkList.open(number)
    await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
    const address = page.url()
    await shell.goHome()

    await search.openByKey()
    await expect(search.options.first()).toContainText(number)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)

    await shell.chooseInTabMenu(number, words.close)
    await expect(shell.tab(number)).toHaveCount(0)
    await page.reload()
    await shell.expectLoggedIn(inspector[language])
    await search.openByKey()
    await page.keyboard.type(number)
    await expect(search.options).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
  })

  test('[FIND-03] finds a record by its number without opening the list, and Enter opens it @en @tablet @gate', async ({
    checkedResult,
    page,
    search,
    shell,
    words,
  }) => {
    const number = await search.someNumber()
    await search.openByKey()
    await page.keyboard.insertText(number.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/safetyQuality\/checkedResult\?id=/)
    await expect(checkedResult.pane.getByRole('heading', { name: number })).toBeVisible()

    await test.step('an open record appears once, among the open tabs', async () => {
      await shell.goHome()
      await search.openByKey()
      await page.keyboard.insertText(number)
      await expect(search.chosen).toContainText(number)
      await expect(search.dialog.getByText(words.searching)).toHaveCount(0)
      await expect(search.options).toHaveCount(1)
    })
  })
})

test('is unavailable before the login, and shows the next person nothing of the last', async ({
  checkList,
  language,
  loginPage,
  page,
  search,
  server,
  shell,
  words,
}) => {
  await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
  await page.keyboard.press('Control+k')
  await expect(search.dialog).toHaveCount(0)

  await loginPage.logIn(inspector.username, server.password)
  await checkList.expectShown()
  const [number = ''] = await checkList.numbers()
  await checkList.open(number)
  await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
  await shell.logOut(inspector[language])
  await loginPage.expectShown()
  await loginPage.logIn(PEOPLE.manager.username, server.password)
  await shell.expectLoggedIn(PEOPLE.manager[language])
  await search.openByKey()
  await page.keyboard.type(number)
  // The order itself is visible to both, but no open tab or recent page of the last person.
  await expect(search.dialog.getByRole('group', { name: words.records })).toBeVisible()
  await expect(search.dialog.getByRole('group')).toHaveCount(1)
})

test.describe('while an input method composes', () => {
  test.use({ person: 'inspector' })

  test('[FIND-01] does not search for unfinished input', async ({ checkList, page, search }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    await search.openByKey()
    const count = await search.options.count()
    const session = await page.context().newCDPSession(page)
    await session.send('Input.imeSetComposition', { text: 'gongk', selectionStart: 5, selectionEnd: 5 })
    await expect(search.field).toHaveValue('gongk')
    await expect(search.options).toHaveCount(count)
    await test.step('Enter in the input method commits the text and opens nothing', async () => {
      const isLeftToIt = await search.field.evaluate(field =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
        ),
      )
      expect(isLeftToIt).toBe(true)
      await expect(search.field).toBeFocused()
    })
    await session.send('Input.insertText', { text: '@@' })
    await expect(search.options).toHaveCount(0)
  })
})
