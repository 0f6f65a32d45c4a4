import { PEOPLE } from '@apron/e2e/harness/people'
import { expect, test } from '@apron/e2e/harness/portal-test'

const { inspector } = PEOPLE

test.describe('check orders', () => {
  test('[APP-06, NAV-04] an inspector finds the check orders in a tab of their own @tablet @gate', async ({
    checkList,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const loaded: string[] = []
    page.on('request', request => loaded.push(new URL(request.url()).pathname))

    await test.step('When I log in as an inspector', async () => {
      await loginPage.open()
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      expect(loaded.filter(path => path.startsWith('/apps/safetyQuality/'))).toEqual([])
    })

    await test.step('And open the check orders from the menu', async () => {
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    })

    await test.step('Then the application is loaded now and its page stands in a tab', async () => {
      await checkList.expectShown()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
      await expect(shell.tab(words.checkOrders)).toHaveAttribute('aria-selected', 'true')
      expect(loaded.filter(path => path.startsWith('/apps/safetyQuality/')).length).toBeGreaterThan(0)
    })
  })
})

test.describe('the list of check orders', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
  })

  test('[TAB-03, TAB-04] orders open side by side, each in its own tab @en', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const [first = '', second = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/checkedResult\?.*id=/)
    await shell.tab(words.checkOrders).click()
    await checkList.open(second)
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.tab(first)).toBeVisible()
  })
})
