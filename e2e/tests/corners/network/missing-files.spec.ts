import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'

const BUILT_APPS = resolve(import.meta.dirname, '../../../../dist/apps')
const { inspector } = PEOPLE

test.describe('an application whose files are missing', () => {
  test.use({
    ownEnv: async ({}, use) => {
      const apps = mkdtempSync(join(tmpdir(), 'apron-apps-'))
      cpSync(BUILT_APPS, apps, { recursive: true })
      await use({ APPS_DIR: apps })
      rmSync(apps, { recursive: true })
    },
    baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  })

  test('[APP-15] says so, leaves the shell working and can be retried @en-tablet', async ({
    checkList,
    language,
    loginPage,
    ownEnv,
    ownServer,
    shell,
    words,
  }) => {
    test.setTimeout(120_000)
    const files = join(ownEnv['APPS_DIR'] ?? '', 'safetyQuality')

    await test.step('Given the files disappear while the server runs', async () => {
      renameSync(files, `${files}-away`)
      await loginPage.open()
      await loginPage.logIn(inspector.username, ownServer.password)
      await shell.expectLoggedIn(inspector[language])
    })

    await test.step('When I open its page, then a card says so and the menu still works', async () => {
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await expect(shell.pane.getByText(words.appFailed)).toBeVisible({ timeout: 30_000 })
      await shell.visit('/amm/library')
      await expect(shell.pane.getByText(words.notRegistered)).toBeVisible()
      await shell.tab(words.checkOrders).click()
      await expect(shell.pane.getByText(words.appFailed)).toBeVisible({ timeout: 30_000 })
    })

    await test.step('When the files are back and I retry, then the page opens', async () => {
      renameSync(`${files}-away`, files)
      await shell.pane.getByRole('button', { name: words.retry }).click()
      await checkList.expectShown()
    })
  })
})
