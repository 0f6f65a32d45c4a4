import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { tabTo } from '../../harness/keyboard.ts'
import { PEOPLE } from '../../harness/people.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

const { auditor } = PEOPLE

test('everything works without a mouse: login, menu, table, dialog, logout @all', async ({
  checkList,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const { keyboard } = page
  const enter = async (name: string) => {
    await tabTo(page, name)
    await keyboard.press('Enter')
  }

  await test.step('login', async () => {
    await loginPage.open()
    await expect(loginPage.account).toBeFocused()
    await keyboard.type(auditor.username)
    await tabTo(page, words.password)
    await keyboard.type(server.password)
    await enter(words.verifyWithoutPicture)
    await loginPage.expectVerified()
    await keyboard.press('Shift+Tab')
    await enter(words.logIn)
    await shell.expectLoggedIn(auditor[language])
  })

  await test.step('menu', async () => {
    if (await page.getByRole('button', { name: words.openMenu }).isVisible()) await enter(words.openMenu)
    await enter(words.safetyQuality)
    await enter(words.checkOrders)
    await checkList.expectShown()
  })

  const [first = '', second = ''] = await checkList.numbers()
  await test.step('table: search, sort, move between rows, open', async () => {
    await tabTo(page, words.numberOrTitle)
    await keyboard.type(first)
    await keyboard.press('Enter')
    await expect(checkList.rows).toHaveCount(1)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.press('Delete')
    await keyboard.press('Enter')
    await expect(checkList.rows.nth(1)).toContainText(second)
    await tabTo(page, first)
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('tabs: back to the list', async () => {
    await shell.tab(second).focus()
    await keyboard.press('ArrowLeft')
    await keyboard.press('Enter')
    await checkList.expectShown()
  })

  await test.step('dialog: the columns, closed with Escape', async () => {
    await enter(words.columns)
    const chooser = page.getByRole('dialog', { name: words.columns })
    await expect(chooser).toBeVisible()
    await expect(chooser.locator(':focus')).toHaveCount(1)
    await keyboard.press('Tab')
    await expect(chooser.locator(':focus')).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(chooser).toBeHidden()
    await expect(page.getByRole('button', { name: words.columns })).toBeFocused()
  })

  await test.step('dialog: search for a page, and home', async () => {
    await new SearchDialog(page, words).openByKey()
    await keyboard.type(words.home)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('logout', async () => {
    await enter(auditor[language])
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: words.logOut })).toBeFocused()
    await keyboard.press('Enter')
    await loginPage.expectShown()
  })
})
