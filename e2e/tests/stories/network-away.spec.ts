import { expectCached } from '../../harness/browser-caches.ts'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { whileServerIsStopped } from '../../harness/while-server-is-stopped.ts'
import { OfflinePart } from '../../pages/offline-part.ts'

test.use({ person: 'inspector', serviceWorkers: 'allow' })

test('[OFF-01] the portal opens offline after one visit, says so, and continues once online @en-tablet @gate @oldest', async ({
  checkList,
  context,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  await page.goto('/safetyQuality/checkList')
  await checkList.expectShown()
  await expectCached(page, 'safetyQuality')
  await new OfflinePart(page, words).expectReady(0)

  await test.step('in the reloaded window', async () => {
    await whileServerIsStopped(server, async () => {
      await page.reload()
      await expect(page.getByRole('status').filter({ hasText: words.networkAway })).toBeVisible()
      await expect(shell.tab(words.home)).toBeVisible()
    })
    await checkList.expectShown()
  })

  await test.step('and without a login', async () => {
    await context.clearCookies()
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByText(words.noNetworkAtLogin)).toBeVisible()
    await expect(loginPage.account).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(words.noNetworkAtLogin)).toHaveCount(0)
  })
})
