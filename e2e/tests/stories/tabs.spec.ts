import { expect, test } from '../../harness/fixtures/portal-test.ts'

test.describe('the tab strip', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
  })

  test('[TAB-01] opens a page as a tab after the last active one @en-tablet @gate', async ({
    checkList,
    shell,
    words,
  }) => {
    const [first = '', second = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(words.checkOrders).click()
    await checkList.open(second)
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.tabs).toHaveText([words.home, words.checkOrders, second, first])
  })

  test('[BAR-01, NAV-05, TAB-02, TAB-12] is hidden at home, where the logo leads, and without a session', async ({
    browser,
    language,
    page,
    server,
    shell,
    words,
  }) => {
    await expect(shell.tab(words.home)).toBeVisible()
    await shell.goHome()
    await expect(shell.tabs).toHaveCount(0)
    await page.goBack()
    await expect(shell.tab(words.home)).toBeVisible()

    const nobody = await browser.newPage({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      storageState: { cookies: [], origins: [] },
    })
    await nobody.goto('/safetyQuality/INeedReport')
    await expect(nobody.getByRole('main')).not.toBeEmpty()
    await expect(nobody).toHaveTitle(language === 'zh' ? '我要报告 · Apron' : 'Make a report · Apron')
    await expect(nobody.getByRole('tab')).toHaveCount(0)
    await nobody.close()
  })

  test('[TAB-03] shows the title of viewTitle; for an outside link the page sets its title', async ({
    page,
    shell,
    words,
  }) => {
    await page.goto('/safetyQuality/checkList?viewTitle=Ramp')
    await expect(shell.tab('Ramp')).toHaveAttribute('aria-selected', 'true')
    await expect(
      shell
        .tab('Ramp')
        .locator('span')
        .filter({ hasText: /^Ramp$/ }),
    ).toBeVisible()
    await expect(shell.tab('Ramp')).toHaveAttribute('title', new RegExp(`^Ramp.*${words.checkOrders}`))
    const notice = page.getByRole('status').filter({ hasText: 'Ramp' })
    await expect(notice).toContainText(words.checkOrders)
    await page.reload()
    await expect(notice).toContainText(words.checkOrders)
    await shell.follow('/safetyQuality/checkList?viewTitle=Apron&multipleTabs=1')
    await expect(shell.tab('Apron')).toHaveAttribute('title', 'Apron')
    await expect(notice).toHaveCount(0)
    await test.step('the list of tabs shows it too', async () => {
      await shell.follow(
        '/safetyQuality/checkList?viewTitle=Checks%20of%20the%20second%20hangar&multipleTabs=1',
      )
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole('button', { name: words.allTabs }).click()
      const named = page.getByRole('menuitemradio').or(page.getByRole('menuitem'))
      await expect(named.filter({ hasText: new RegExp(`^Ramp.*${words.checkOrders}`) })).toBeVisible()
      await expect(named.filter({ hasText: /^Apron$/ })).toBeVisible()
    })
  })

  test('[TAB-10] asks the application to refresh, which reloads its page; its address under /redirect remounts it', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const refreshRequest = page.waitForRequest(/checkOrder\/queryPage$/)
    const mount = await checkList.pane.locator('.ap-pane-body').elementHandle()
    await shell.chooseInTabMenu(words.checkOrders, words.refresh)
    await refreshRequest
    await checkList.expectShown()
    // It was asked and not remounted: the application kept its state.
    expect(await mount?.evaluate(element => element.isConnected)).toBe(true)

    const shown = await checkList.pane.getByRole('table').elementHandle()
    await shell.follow('/redirect/safetyQuality/checkList')
    await expect.poll(() => shown?.evaluate(table => table.isConnected)).toBe(false)
    expect(await mount?.evaluate(element => element.isConnected)).toBe(false)
    await checkList.expectShown()
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await expect(shell.tab(words.checkOrders)).toHaveCount(1)
  })
})
