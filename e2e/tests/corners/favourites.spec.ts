import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { HomePage } from '../../pages/home-page.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

test.use({ person: 'manager' })

test('[FAV-01, FAV-02, FAV-03, TAB-06, TAB-10, API-06] a page is added from its tab’s menu, found everywhere, and deleted @en-tablet', async ({
  checkList,
  page,
  shell,
  words,
}) => {
  const dialog = page.getByRole('dialog', { name: words.addFavourite })
  const name = dialog.getByRole('textbox', { name: words.pageName })
  const saveButton = dialog.getByRole('button', { name: words.keepPage, exact: true })
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()

  await test.step('the dialog', async () => {
    await shell.chooseInTabMenu(words.checkOrders, words.addFavourite)
    await expect(name).toHaveValue(words.checkOrders)
    const address = dialog.getByRole('textbox', { name: words.pageAddress })
    await expect(address).toHaveValue('/safetyQuality/checkList')
    await expect(address).not.toBeEditable()
    await name.fill('  ')
    await saveButton.click()
    await expect(dialog.getByText(words.enterPageName)).toBeVisible()
    await name.fill('x'.repeat(201))
    await saveButton.click()
    await expect(dialog.getByText('200')).toBeVisible()
    await name.fill('QA 01')
    const addRequest = page.waitForRequest(/cmnAppUserCustomFavorites\/add$/)
    await saveButton.click()
    expect((await addRequest).postDataJSON()).toEqual({
      name: 'QA 01',
      url: '/safetyQuality/checkList',
      userCode: PEOPLE.manager.username,
    })
    await expect(page.getByText(words.favouriteAdded)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the same page again', async () => {
    await shell.chooseInTabMenu(words.checkOrders, words.addFavourite)
    await name.press('Enter')
    await expect(page.getByText(words.favouriteExists)).toBeVisible()
    await dialog.getByRole('button', { name: words.cancel }).click()
  })

  await test.step('the home tab cannot be added', async () => {
    await shell.openTabMenu(words.home)
    await expect(page.getByRole('menuitem', { name: words.addFavourite })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('in the box, and by Ctrl+K', async () => {
    await shell.goHome()
    await expect(
      new HomePage(page, words).box(words.favourites).getByRole('link', { name: 'QA 01' }),
    ).toBeVisible()
    const search = new SearchDialog(page, words)
    await search.openByKey()
    await search.field.fill('QA 01')
    await expect(search.chosen).toContainText('QA 01')
    await page.keyboard.press('Enter')
    await checkList.expectShown()
  })

  await test.step('on its page: found, opened, deleted', async () => {
    await page.goto('/myCollect')
    const row = shell.pane.getByRole('row').filter({ hasText: 'QA 01' })
    await expect(row).toBeVisible()
    const field = shell.pane.getByRole('searchbox', { name: words.nameOrAddress })
    await field.fill('nothing')
    await field.press('Enter')
    await expect(shell.pane.getByText(words.noFavouriteMatches)).toBeVisible()
    await field.fill('checklist')
    await field.press('Enter')
    await test.step('[TAB-10] a refresh reloads it', async () => {
      const listResponse = page.waitForResponse(/cmnAppUserCustomFavorites\/getList$/)
      await shell.chooseInTabMenu(words.favourites, words.refresh)
      expect((await listResponse).status()).toBe(200)
      await expect(page).toHaveURL(/\/myCollect$/)
    })
    await row.getByRole('link', { name: 'QA 01' }).click()
    await checkList.expectShown()

    await shell.tab(words.favourites).click()
    const del = shell.pane.getByRole('button', { name: words.deleteNamed.replace('{name}', 'QA 01') })
    await del.click()
    await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click()
    const logResponse = page.waitForResponse(
      response =>
        response.url().endsWith('/log/send/operate') && /\/del\//.test(response.request().postData() ?? ''),
    )
    await del.click()
    await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click()
    await expect(page.getByText(words.deleted)).toBeVisible()
    await expect(row).toHaveCount(0)
    // API-06: with the deleted id, and accepted by the server together with the other actions.
    const report = await logResponse
    expect(report.request().postData()).toMatch(
      /"call":"GET [^"{]*\/cmnAppUserCustomFavorites\/del\/[\w-]+","done":true/,
    )
    expect(report.status()).toBe(200)
    await page.reload()
    await expect(shell.pane.getByText(words.noFavourites)).toBeVisible()
  })
})

test('the page of favourites and the dialog have no serious accessibility violations, in either theme @en-tablet', async ({
  page,
  shell,
  words,
}) => {
  await page.goto('/myCollect')
  await expect(shell.pane.getByText(words.noFavourites)).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    await test.step(theme, async () => {
      await page.emulateMedia({ colorScheme: theme })
      expect(await seriousViolations(page)).toEqual([])
      await shell.chooseInTabMenu(words.favourites, words.addFavourite)
      const dialog = page.getByRole('dialog', { name: words.addFavourite })
      await expect(dialog).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: words.cancel }).click()
    })
  }
})
