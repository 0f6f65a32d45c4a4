import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'

const { inspector } = PEOPLE
/** An item that nobody has filled in. */
const ITEM = 8
const REMARK = '抽查五件，均在有效期内 / five sampled, all in date'

test.describe('after the server was killed', () => {
  test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.origin) })

  test('saved data is there again', async ({
    checkedResult,
    checkList,
    language,
    loginPage,
    ownServer,
    page,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)
    let number = ''

    await test.step('Given I am logged in and open a check that is in progress', async () => {
      await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
      await loginPage.logIn(inspector.username, ownServer.password)
      await checkList.expectShown()
      number = await checkList.numberWithStatus(words.inProgress)
      await checkList.open(number)
      await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('When I fill in an item and save', async () => {
      await checkedResult.fillItem(ITEM, words.conforming, REMARK)
      await checkedResult.saveResults()
    })

    await test.step('And the server is killed and started again', async () => {
      await ownServer.kill()
      await ownServer.start()
    })

    await test.step('Then the page shows the saved data', async () => {
      await page.reload()
      await shell.expectLoggedIn(inspector[language])
      await expect(checkedResult.result(ITEM, words.conforming)).toBeChecked()
      await expect(checkedResult.remark(ITEM)).toHaveValue(REMARK)
    })

    await test.step('And the list finds it after a new login', async () => {
      await shell.logOut(inspector[language])
      await loginPage.expectShown()
      await loginPage.logIn(inspector.username, ownServer.password)
      await shell.expectLoggedIn(inspector[language])
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await checkList.expectShown()
      await checkList.open(number)
      await expect(checkedResult.remark(ITEM)).toHaveValue(REMARK)
    })
  })
})
