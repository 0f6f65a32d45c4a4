import { checkEveryLook } from '../../harness/checks/check-every-look.ts'
import { allPages, openPage } from '../../harness/checks/page-walk.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'
import { HomePage } from '../../pages/home-page.ts'

for (const { name, pages, person } of await allPages()) {
  test.describe(name, () => {
    test.use({ person })

    test('[LOOK-01] nothing is cut, covered, wider than the window or inaccessible, in any window size, density and colours @en', async ({
      page,
      shell,
    }) => {
      test.setTimeout(30_000 + pages.length * 30_000)
      for (const path of pages) {
        await test.step(path, async () => {
          await openPage(page, shell, path)
          expect.soft(await checkEveryLook(page), path).toEqual({})
        })
      }
    })
  })
}

test('[LOOK-01] the home page of an inspector with open work is complete in every look @en', async ({
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
  expect(await checkEveryLook(page)).toEqual({})
})

test.describe('logged out', () => {
  test('[LOOK-01] the login is complete in every look @en', async ({ loginPage, page }) => {
    await loginPage.open()
    expect(await checkEveryLook(page)).toEqual({})
    await expect(page.getByRole('region', { name: 'Apron' })).toBeVisible()
  })
})
