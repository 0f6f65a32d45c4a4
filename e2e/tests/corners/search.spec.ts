import { PEOPLE } from '../../harness/people.ts'
import { test as base, expect } from '../../harness/portal-test.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

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

  test('opens a page of the menu by keys alone @daily @en-tablet', async ({
    checkList,
    page,
    search,
    words,
  }) => {
    await search.openByKey()
    await page.keyboard.type(words.checkOrders.slice(0, 3))
    await expect(search.chosen).toContainText(words.checkOrders)
    await expect(search.chosen).toContainText(words.safetyQuality)
    await page.keyboard.press('Enter')
    await checkList.expectShown()
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await expect(search.dialog).toBeHidden()
  })

  test('the arrows move the choice round, the field keeps the focus, Escape leads back', async ({
    page,
    search,
  }) => {
    await search.openByKey()
    const first = await search.announced()
    await expect(search.chosen).toContainText(first)
    await page.keyboard.press('ArrowDown')
    await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(search.chosen).toHaveCount(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(search.options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(search.field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('opens by its button and a tap, finds by address, and says when there is nothing @en-tablet', async ({
    page,
    search,
    shell,
    words,
  }) => {
    await search.openByButton()
    await search.field.fill('no such page')
    await expect(search.dialog.getByText(words.noPageMatches)).toBeVisible()
    await search.field.fill('/amm/lib')
    await search.options.filter({ hasText: words.ammLibrary }).click()
    await expect(page).toHaveURL(/\/amm\/library$/)
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
  })

  test('goes to open tabs, and back to closed pages also after a reload', async ({
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

    await shell.fromTabMenu(number, words.close)
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

  test('offers what the role may open and nothing else', async ({ page, search, words }) => {
    await search.openByKey()
    await page.keyboard.type(words.marketing)
    await expect(search.dialog.getByText(words.noPageMatches)).toBeVisible()
  })
})

test('nobody searches before they are logged in, and the next person finds nothing of the last', async ({
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
  await expect(search.dialog.getByText(words.noPageMatches)).toBeVisible()
})
