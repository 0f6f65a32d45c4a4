import { expect, test } from '../../harness/portal-test.ts'

test.describe('the tab strip', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
  })

  test('[TAB-01] a page becomes a tab after the last active one @en-tablet @gate', async ({
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

  test('[TAB-02, TAB-12] is not there at home, and nowhere without a session', async ({
    browser,
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
      storageState: { cookies: [], origins: [] },
    })
    await nobody.goto('/safetyQuality/voluntaryReportingHome')
    await expect(nobody.getByRole('main')).not.toBeEmpty()
    await expect(nobody.getByRole('tab')).toHaveCount(0)
    await nobody.close()
  })

  test('[TAB-03] viewTitle names the tab; from an outside link the page says what it is', async ({
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
    await test.step('the list of tabs says it too', async () => {
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

  test('[NAV-05] a page that opens without a login has its name as title', async ({
    browser,
    language,
    server,
  }) => {
    const page = await browser.newPage({
      baseURL: server.origin,
      locale: language === 'zh' ? 'zh-CN' : 'en-US',
      storageState: { cookies: [], origins: [] },
    })
    await page.goto('/safetyQuality/INeedReport')
    await expect(page).toHaveTitle(language === 'zh' ? '我要报告 · Apron' : 'Make a report · Apron')
    await page.close()
  })

  test('[TAB-04] with multipleTabs each full path has its tab, without it the path has one', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    await shell.follow('/safetyQuality/checkList?x=1')
    await expect(page).toHaveURL(/x=1$/)
    await expect(shell.tab(words.checkOrders)).toHaveCount(1)
    await shell.follow('/safetyQuality/checkList?x=1&multipleTabs=1')
    await checkList.expectShown()
    await shell.follow('/safetyQuality/checkList?x=2&multipleTabs=1')
    await checkList.expectShown()
    await expect(shell.tab(words.checkOrders)).toHaveCount(3)
  })

  test('[TAB-07] the home tab cannot be closed', async ({ page, shell, words }) => {
    await shell.tab(words.home).click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: words.close, exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await shell.tab(words.home).click({ button: 'middle' })
    await expect(shell.tab(words.home)).toBeVisible()
  })

  test('[TAB-08] closing the tab on the screen goes to the last view, and from the last one home @en-tablet', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const [first = '', second = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(words.checkOrders).click()
    await checkList.open(second)
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(first).click()
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')

    await shell.tab(first).click({ button: 'middle' })
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(words.checkOrders).click({ button: 'middle' })
    await expect(shell.tab(words.checkOrders)).toHaveCount(0)
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(second).click({ button: 'middle' })
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('[TAB-09] closing all goes home, unless the tab on the screen is fixed', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const [first = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await shell.fromTabMenu(first, words.closeAll)
    await expect(page).toHaveURL(/\/dashboard$/)
    await shell.visit('/amm/library')
    await expect(shell.tabs).toHaveText([words.home, words.ammLibrary])

    await test.step('but stays where it is when the tab on the screen is pinned', async () => {
      await shell.fromTabMenu(words.ammLibrary, words.pin)
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
      await checkList.expectShown()
      await shell.tab(words.ammLibrary).click()
      await expect(page).toHaveURL(/\/amm\/library$/)
      await shell.fromTabMenu(words.ammLibrary, words.closeAll)
      await expect(shell.tab(words.checkOrders)).toHaveCount(0)
      await expect(page).toHaveURL(/\/amm\/library$/)
    })
  })

  test('[TAB-10] refresh tells the application, which fetches its page anew; its address under /redirect mounts it anew', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const asked = page.waitForRequest(/checkOrder\/queryPage$/)
    const mount = await checkList.pane.locator('.ap-pane-body').elementHandle()
    await shell.fromTabMenu(words.checkOrders, words.refresh)
    await asked
    await checkList.expectShown()
    // It was told: the application is where it was.
    expect(await mount?.evaluate(element => element.isConnected)).toBe(true)

    const shown = await checkList.pane.getByRole('table').elementHandle()
    await shell.follow('/redirect/safetyQuality/checkList')
    await expect.poll(() => shown?.evaluate(table => table.isConnected)).toBe(false)
    expect(await mount?.evaluate(element => element.isConnected)).toBe(false)
    await checkList.expectShown()
    await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
    await expect(shell.tab(words.checkOrders)).toHaveCount(1)
  })

  test('closing the others leaves home and the one', async ({ checkList, shell, words }) => {
    const [first = '', second = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await shell.tab(words.checkOrders).click()
    await checkList.open(second)
    await expect(shell.tabs).toHaveCount(4)
    await shell.closeOthers(second)
    await expect(shell.tabs).toHaveText([words.home, second])
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
  })
})
