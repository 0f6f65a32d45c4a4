import { seriousViolations } from '../../harness/checks/serious-violations.ts'
import { smallTargets } from '../../harness/checks/small-targets.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'

const GLOVE_PX = 56
const { inspector } = PEOPLE

test('every button of the login can be pressed with gloves, and hangar mode stays on @all', async ({
  loginPage,
  page,
  words,
}) => {
  await loginPage.open()
  const hangar = page.getByRole('button', { name: words.hangarMode })
  await hangar.click()
  await expect(hangar).toHaveAttribute('aria-pressed', 'true')
  expect(await smallTargets(page, GLOVE_PX)).toEqual([])
  await page.reload()
  await loginPage.expectShown()
  await expect(hangar).toHaveAttribute('aria-pressed', 'true')
})

for (const theme of ['light', 'dark'] as const) {
  test.describe('logged in', () => {
    test.use({ person: 'inspector' })

    test(`every button can be pressed with gloves, and no contrast is too low (${theme}) ${theme === 'light' ? '@all' : '@en-tablet'}`, async ({
      checkList,
      language,
      page,
      shell,
      words,
    }) => {
      await page.emulateMedia({ colorScheme: theme })
      const checkPage = async () => {
        expect.soft(await smallTargets(page, GLOVE_PX)).toEqual([])
        expect.soft(await seriousViolations(page)).toEqual([])
      }
      await page.goto('/dashboard')
      await page.getByRole('button', { name: words.hangarMode }).click()
      await test.step('home', checkPage)
      await test.step('list', async () => {
        await shell.openFromMenu(words.safetyQuality, words.checkOrders)
        await checkList.expectShown()
        await checkPage()
      })
      await test.step('menus', async () => {
        await shell.userMenu(inspector[language]).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await checkPage()
        await page.keyboard.press('Escape')
        await shell.openTabMenu(words.checkOrders)
        await checkPage()
        await page.keyboard.press('Escape')
        await checkList.openColumns()
        await checkPage()
        await page.keyboard.press('Escape')
      })
      await test.step('record', async () => {
        const [first = ''] = await checkList.numbers()
        await checkList.open(first)
        await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
        await expect(shell.pane.getByText(first).first()).toBeVisible()
        await checkPage()
      })
    })
  })
}

test.describe('at 200 % zoom', () => {
  test.use({ person: 'inspector' })

  for (const [name, width, height] of [
    ['desk', 683, 450],
    ['tablet', 410, 590],
  ] as const) {
    test(`everything is reachable by vertical scrolling alone (${name}) @en-tablet`, async ({
      checkList,
      language,
      page,
      shell,
      words,
    }) => {
      const horizontalOverflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      const controlsOutsideWindow = () =>
        page.locator('header button, header a, [data-menu] > :first-child button').evaluateAll(all =>
          all
            .filter(one => one.checkVisibility())
            .filter(
              one => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0,
            )
            .map(one => one.getAttribute('aria-label') ?? one.textContent),
        )
      await page.setViewportSize({ width, height })
      await page.goto('/dashboard')
      await expect(shell.main).toBeVisible()
      for (const hangar of [false, true]) {
        if (hangar) {
          // In so narrow a bar it is in the user menu.
          await shell.userMenu(inspector[language]).click()
          await page.getByRole('menuitem', { name: words.hangarMode }).click()
        }
        expect.soft(await horizontalOverflow()).toBe(0)
        expect.soft(await controlsOutsideWindow()).toEqual([])
      }
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await checkList.expectShown()
      expect.soft(await horizontalOverflow()).toBe(0)
      const [first = ''] = await checkList.numbers()
      await checkList.open(first)
      await expect(shell.pane.getByText(first).first()).toBeVisible()
      expect.soft(await horizontalOverflow()).toBe(0)
    })
  }
})
