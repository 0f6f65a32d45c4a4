import { expect, test } from '../../../harness/fixtures/portal-test.ts'

const ITEM = 4
const TYPED = '三号工位灯光不足'
const HEALTH_CHECK = '**/health/live'
const SITES = '**/ram/airport/employee-airport-page'

test.describe('the network', () => {
  test.use({ person: 'inspector' })

  test('[API-04] is reported with the time when lost, without asking for a reload; typed text stays, and is saved once online @all', async ({
    checkedResult,
    checkList,
    context,
    page,
    shell,
    words,
  }) => {
    const strip = page.getByRole('status').filter({ hasText: words.networkAway })
    await test.step('Given I have typed into an order', async () => {
      await checkList.openInProgress()
      await checkedResult.fillItem(ITEM, words.conforming, TYPED)
    })
    await test.step('When the network is lost', async () => {
      await context.setOffline(true)
      await expect(strip).toHaveText(/[0-2]\d:[0-5]\d/)
    })
    await test.step('Then a save says that it waits, and no reload is offered', async () => {
      await shell.pane.getByRole('button', { name: words.save, exact: true }).click()
      await expect(shell.pane.getByText(words.resultsWait)).toBeVisible()
      await expect(strip).toContainText(words.oneSaveWaits)
      await expect(page.getByRole('button', { name: words.reloadPage })).toHaveCount(0)
      await expect(checkedResult.remark(ITEM)).toHaveValue(TYPED)
    })
    await test.step('And once online I am told, and it is saved', async () => {
      await context.setOffline(false)
      // The automatic saves come first.
      await expect(page.getByText(words.networkBack, { exact: true })).toBeVisible()
      await expect(page.getByText(words.wasSavedAt)).toBeVisible()
      await expect(strip).toHaveCount(0)
      await expect(shell.pane.getByText(words.resultsWait)).toHaveCount(0)
    })
  })

  test('[API-04] is not reported as lost for a single failed request', async ({ page, shell, words }) => {
    await page.goto('/dashboard')
    await expect(shell.main).toBeVisible()
    await page.route(SITES, route => route.abort('connectionreset'))
    const healthResponse = page.waitForResponse(HEALTH_CHECK)
    await shell.site.hover()
    await healthResponse
    await expect(page.getByRole('alert').filter({ hasText: words.unreached })).toBeVisible()
    await expect(page.getByText(words.networkAway)).toHaveCount(0)
  })

  test('[API-04] counts as lost if only the portal behind it is down, until the portal answers', async ({
    page,
    shell,
    words,
  }) => {
    await page.goto('/dashboard')
    await expect(shell.main).toBeVisible()
    for (const address of [HEALTH_CHECK, '**/portal-csn/**']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await page.route(address, route => route.abort('addressunreachable'))
    }
    await shell.site.hover()
    await expect(page.getByText(words.networkAway)).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByText(words.networkBack, { exact: true })).toBeVisible()
    await expect(page.getByText(words.networkAway)).toHaveCount(0)
  })
})
