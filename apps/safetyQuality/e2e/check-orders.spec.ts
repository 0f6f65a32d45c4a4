import { expect, test } from '@apron/e2e/harness/fixtures/portal-test'
import { PEOPLE } from '@apron/e2e/harness/people'

const { inspector } = PEOPLE

test.describe('check orders', () => {
  test('[APP-06, NAV-04] an inspector opens the check orders in their own tab @tablet @gate @oldest', async ({
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

    await test.step('Then the application is loaded and its page is shown in a tab', async () => {
      await checkList.expectShown()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
      await expect(shell.tab(words.checkOrders)).toHaveAttribute('aria-selected', 'true')
      expect(loaded.filter(path => path.startsWith('/apps/safetyQuality/')).length).toBeGreaterThan(0)
    })
  })
})
