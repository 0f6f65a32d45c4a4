import { rmSync } from 'node:fs'
import { OLD_STORES, type OldProfile, oldFolder, oldProfile } from '@apron/server/test/stores/old-stores'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../../harness/people.ts'
import { startPortalServer } from '../../../harness/servers/portal-server.ts'
import { CheckListPage } from '../../../pages/check-list-page.ts'
import { ShellPage } from '../../../pages/shell-page.ts'
import { LoginPage } from '../../../pages/sign-in/login-page.ts'

/** Password of everybody in those stores. */
const PASSWORD = 'lines of hangar rain 7'
const { inspector } = PEOPLE

/** Restores the tab's browser storage as it was before a reload. */
async function restoreSessionStorage(context: BrowserContext, { session }: OldProfile): Promise<void> {
  await context.addInitScript(entries => {
    if (sessionStorage.length > 0) return
    for (const [name, value] of entries) sessionStorage.setItem(name, value)
  }, session)
}

for (const day of OLD_STORES) {
  test.describe(`the browser of ${day}, with its store`, () => {
    test('[TBL-02, TBL-06, FAV-03, I18N-02] shows tabs, columns, filter, favourites, menu and looks as before', async ({
      browser,
      words,
    }) => {
      test.setTimeout(120_000)
      const folder = await oldFolder(day)
      const server = await startPortalServer({ DATA_DIR: folder }, false)
      const profile = oldProfile(day, server.origin)
      const context = await browser.newContext({
        baseURL: server.origin,
        storageState: { cookies: [], origins: [...profile.origins] },
      })
      try {
        await restoreSessionStorage(context, profile)
        const page = await context.newPage()
        const shell = new ShellPage(page, words)
        const list = new CheckListPage(page, words)

        await test.step('after the login the tabs are restored', async () => {
          await page.goto('/safetyQuality/checkList')
          const login = new LoginPage(page, words)
          await login.expectShown()
          await login.logIn(inspector.username, PASSWORD)
          await shell.expectLoggedIn(inspector.zh)
          for (const tab of profile.tabs) await expect(shell.tab(tab)).toBeVisible()
        })

        await test.step('the list has the filter and the columns', async () => {
          await shell.tab(profile.tabs[0]).click()
          await list.expectShown()
          const text = list.pane.getByRole('searchbox', { name: words.numberOrTitle })
          await expect(text).toHaveValue(profile.filter)
          await expect(list.headers.filter({ hasText: words.number })).toBeVisible()
          await expect(list.headers.filter({ hasText: words.leadChecker })).toHaveCount(0)
        })

        await test.step('the tab of an order shows it', async () => {
          await shell.tab(profile.tabs[1]).click()
          await expect(shell.pane.getByText(profile.tabs[1]).first()).toBeVisible()
        })

        await test.step('the menu has the administrator’s changes', async () => {
          await expect(
            shell.menuGroup(words.safetyQuality).or(shell.menuEntry('质量检查单')).first(),
          ).toBeVisible()
          const urls = JSON.stringify(await shell.menuEntries())
          expect(urls).toContain('质量检查单')
          expect(urls).not.toContain('/ipc/catalog')
        })

        await test.step('the favourites are in their box, the texts are the portal’s own, and the look is the person’s', async () => {
          await shell.goHome()
          const favourites = page
            .getByRole('main')
            .getByRole('region', { name: words.favourites, exact: true })
          await expect(favourites.getByRole('link', { name: '起落架手册' })).toBeVisible()
          await expect(page.getByRole('banner').getByRole('button', { name: '查找功能' })).toBeVisible()
          expect(await page.evaluate(() => document.documentElement.outerHTML.slice(0, 300))).toMatch(/dark/)
        })
      } finally {
        await context.close()
        await server.dispose()
        rmSync(folder, { recursive: true, force: true })
      }
    })
  })
}
