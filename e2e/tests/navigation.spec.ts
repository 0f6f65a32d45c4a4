import { PEOPLE } from '../harness/people.ts'
import { expect, test } from '../harness/portal-test.ts'

const { inspector, sales } = PEOPLE

test.describe('the menu of an inspector', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ language, page, shell }) => {
    await page.goto('/dashboard')
    await shell.expectLoggedIn(inspector[language])
  })

  test('[MENU-01, NAV-12] holds what the role may open and nothing else @both', async ({ shell, words }) => {
    await shell.showMenu()
    await expect(shell.menuGroup(words.safetyQuality)).toBeVisible()
    await expect(shell.menuGroup(words.amm)).toBeVisible()
    await expect(shell.menuGroup(words.marketing)).toHaveCount(0)
  })

  test('[MENU-02] has one submenu open at a time', async ({ shell, words }) => {
    await shell.showMenu()
    await shell.menuGroup(words.safetyQuality).click()
    await expect(shell.menuEntry(words.checkOrders)).toBeVisible()
    await shell.menuGroup(words.amm).click()
    await expect(shell.menuEntry(words.ammLibrary)).toBeVisible()
    await expect(shell.menuEntry(words.checkOrders)).toBeHidden()
  })

  test('[MENU-04] drops the left-over entry named home', async ({ shell, words }) => {
    await shell.showMenu()
    await expect(shell.menuGroup(words.safetyQuality)).toBeVisible()
    await expect(shell.menu.getByText('home', { exact: true })).toHaveCount(0)
  })

  test('[APP-15] an entry of an application that is not registered says so, the rest goes on @both', async ({
    checkList,
    shell,
    words,
  }) => {
    await shell.openFromMenu(words.amm, words.ammLibrary)
    await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
  })

  test('[TAB-01, TAB-02] tabs stand there again after a reload and are hidden at home', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    await expect(shell.tabs).toHaveCount(0)
    await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    await checkList.expectShown()
    await shell.openFromMenu(words.amm, words.ammLibrary)
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(words.checkOrders).click()
    await checkList.expectShown()
  })
})

test.describe('addresses', () => {
  test.use({ person: 'sales' })

  test('[NAV-11] a page that the role lacks is 403 @both', async ({ language, page, shell, words }) => {
    await page.goto('/workCard/packageBoard')
    await shell.expectLoggedIn(sales[language])
    await expect(page.getByText(words.forbidden)).toBeVisible()
  })

  test('an address that leads nowhere says so @both', async ({ language, page, shell, words }) => {
    await page.goto('/noSuchApplication/page')
    await shell.expectLoggedIn(sales[language])
    await expect(page.getByText(words.notFound)).toBeVisible()
  })
})
