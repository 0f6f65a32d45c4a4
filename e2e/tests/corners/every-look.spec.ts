import type { Page } from '@playwright/test'
import { hiddenText } from '../../harness/hidden-text.ts'
import { LOOKS, putOn } from '../../harness/look.ts'
import { allPages, openPage } from '../../harness/page-walk.ts'
import { PEOPLE } from '../../harness/people.ts'
import { expect, test } from '../../harness/portal-test.ts'
import { everyViolation } from '../../harness/serious-violations.ts'
import { tooWide } from '../../harness/too-wide.ts'
import { HomePage } from '../../pages/home-page.ts'

/** Lists that scroll sideways. */
async function widerLists(page: Page): Promise<string[]> {
  const lists = page.locator('.ap-table[data-wide] table').filter({ visible: true })
  return (await lists.all()).map((_list, index) => `list ${index + 1} is wider than its place`)
}

/** What is wrong with the page in each of its looks; nothing is in here where nothing is. */
async function inEveryLook(page: Page): Promise<Record<string, readonly string[]>> {
  const wrong: Record<string, readonly string[]> = {}
  for (const look of LOOKS) {
    await putOn(page, look)
    const found = [
      ...(await tooWide(page)),
      ...(await hiddenText(page)),
      ...(look.axe ? await everyViolation(page, { ownColours: !look.forcedColors }) : []),
    ]
    if (look.listsFit) found.push(...(await widerLists(page)))
    if (found.length > 0) wrong[look.name] = found
  }
  return wrong
}

for (const { name, pages, person } of await allPages()) {
  test.describe(name, () => {
    test.use({ person })

    test('[LOOK-01] nothing is cut, covered or wider than the window, and nobody is kept out, whatever the window, the density and the colours @en', async ({
      page,
      shell,
    }) => {
      test.setTimeout(30_000 + pages.length * 30_000)
      for (const path of pages) {
        await test.step(path, async () => {
          await openPage(page, shell, path)
          expect.soft(await inEveryLook(page), path).toEqual({})
        })
      }
    })
  })
}

test('[LOOK-01] the home page of an inspector, whose work waits there, is whole in every look @en', async ({
  loginPage,
  ownServer,
  page,
  words,
}) => {
  test.setTimeout(120_000)
  const home = new HomePage(page, words)

  await loginPage.open(`${ownServer.origin}/login`)
  await loginPage.logIn(PEOPLE.inspector.username, ownServer.password)
  await expect(home.work.first()).toBeVisible()
  await expect(home.box(words.ordersByState)).toBeVisible()
  expect(await inEveryLook(page)).toEqual({})
})

test.describe('who is not logged in', () => {
  test('[LOOK-01] the login is whole in every look @en', async ({ loginPage, page }) => {
    await loginPage.open()
    expect(await inEveryLook(page)).toEqual({})
    await expect(page.getByRole('region', { name: 'Apron' })).toBeVisible()
  })
})
