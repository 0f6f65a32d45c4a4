import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { SearchDialog } from '../../pages/search-dialog.ts'

const { inspector } = PEOPLE

test.describe('for everybody', () => {
  test.describe('logged in', () => {
    test.use({ person: 'inspector' })

    test('menus, dialogs and texts have no serious accessibility violations, light or dark @en-tablet', async ({
      checkList,
      language,
      page,
      shell,
      words,
    }) => {
      test.setTimeout(240_000)
      const search = new SearchDialog(page, words)
      const checkAccessibility = async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await seriousViolations(page)).toEqual([])
        }
      }
      await page.goto('/safetyQuality/checkList')
      await checkList.expectShown()
      const popUps = [
        { open: () => shell.userMenu(inspector[language]).click(), shown: page.getByRole('menu') },
        {
          open: () => page.getByRole('button', { name: words.language }).click(),
          shown: page.getByRole('menu'),
        },
        { open: () => shell.site.click(), shown: page.getByRole('menu') },
        { open: () => shell.openTabMenu(words.checkOrders), shown: page.getByRole('menu') },
        { open: () => search.openByKey(), shown: search.dialog },
        { open: () => checkList.openColumns(), shown: page.getByRole('dialog', { name: words.columns }) },
      ]
      for (const { open, shown } of popUps) {
        await open()
        await expect(shown).toBeVisible()
        await checkAccessibility()
        await page.keyboard.press('Escape')
        await expect(shown).toBeHidden()
      }
      const sentences = [
        ['/marketing/list', words.forbidden],
        ['/noSuchApplication/page', words.notFound],
        ['/amm/library', words.notRegistered],
      ] as const
      for (const [path, sentence] of sentences) {
        await page.goto(path)
        await expect(page.getByText(sentence).filter({ visible: true })).toBeVisible()
        await checkAccessibility()
      }
    })
  })

  test('the chosen theme is used from the first paint on, and remembered @en-tablet', async ({
    loginPage,
    page,
    words,
  }) => {
    await loginPage.open()
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: words.toDark }).click()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload()
    await loginPage.expectShown()
    expect(await ground()).toBe(dark)
    await expect(page.getByRole('button', { name: words.toDark })).toHaveCount(0)
  })
})
