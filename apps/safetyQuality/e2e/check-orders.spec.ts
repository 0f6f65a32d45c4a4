import { PEOPLE } from '@apron/e2e/harness/people'
import { expect, test } from '@apron/e2e/harness/portal-test'
import { CheckListPage } from '@apron/e2e/pages/check-list-page'
import { WORDS } from '@apron/e2e/pages/words'

const { inspector } = PEOPLE

test.describe('check orders', () => {
  test('[APP-06, NAV-04] an inspector finds the check orders in a tab of their own @tablet @gate', async ({
    checkList,
    language,
    loginPage,
    page,
    server,
    shell,
    words,
  }) => {
    const loaded: string[] = []
    page.on('request', request => loaded.push(new URL(request.url()).pathname))

    await test.step('When I log in as an inspector', async () => {
      await loginPage.open()
      await loginPage.logIn(inspector.username, server.password)
      await shell.expectLoggedIn(inspector[language])
      expect(loaded.filter(path => path.startsWith('/apps/safetyQuality/'))).toEqual([])
    })

    await test.step('And open the check orders from the menu', async () => {
      await shell.openFromMenu(words.safetyQuality, words.checkOrders)
    })

    await test.step('Then the application is loaded now and its page stands in a tab', async () => {
      await checkList.expectShown()
      await expect(page).toHaveURL(/\/safetyQuality\/checkList$/)
      await expect(shell.tab(words.checkOrders)).toHaveAttribute('aria-selected', 'true')
      expect(loaded.filter(path => path.startsWith('/apps/safetyQuality/')).length).toBeGreaterThan(0)
    })
  })
})

test.describe('the list of check orders', () => {
  test.use({ person: 'inspector' })
  test.beforeEach(async ({ checkList, page }) => {
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
  })

  test('[MSG-12] [TAB-05] shows what the filter asks for, also on return to the tab; a planned period is asked for in whole days', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const [first = '', ...others] = await checkList.numbers()
    expect(others.length).toBeGreaterThan(0)
    await test.step('what nothing matches says so', async () => {
      await checkList.filterByText('no such order')
      await expect(checkList.pane.getByText(words.noneMatches)).toBeVisible()
    })
    await test.step('one order alone, also after it was opened', async () => {
      await checkList.filterByText(first)
      await expect(checkList.rows).toHaveCount(1)
      expect(await checkList.numbers()).toEqual([first])
      await checkList.open(first)
      await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
      await shell.tab(words.checkOrders).click()
      await expect(checkList.rows).toHaveCount(1)
    })
    await test.step('a period in whole days, and nothing that is not chosen', async () => {
      await checkList.filterByText('')
      await expect(checkList.rows).not.toHaveCount(1)
      const asked = page.waitForRequest(
        request => request.url().endsWith('/queryPage') && /"planFrom"/.test(request.postData() ?? ''),
      )
      await checkList.pane.getByRole('button', { name: words.plannedPeriod }).click()
      const calendar = page.getByRole('dialog')
      await calendar.getByRole('button', { name: words.nextMonth }).click()
      for (const _end of ['from', 'to']) {
        await calendar.getByRole('button').filter({ hasText: /^15$/ }).click()
      }
      await checkList.search()
      expect((await asked).postDataJSON().queryCriteria).toEqual({
        planFrom: expect.stringMatching(/^\d{4}-\d{2}-15 00:00:00$/),
        planTo: expect.stringMatching(/^\d{4}-\d{2}-15 23:59:59$/),
      })
    })
  })

  test('[TBL-01] asks for ten orders at a time or for as many as are chosen, also after a reload', async ({
    checkList,
    page,
  }) => {
    const asked = () => page.waitForRequest(/checkOrder\/queryPage$/)
    await expect(checkList.pageSizes).toHaveText([/10/, /20/, /30/, /50/])
    const ten = asked()
    await checkList.search()
    expect((await ten).postDataJSON()).toMatchObject({ current: 1, size: 10 })
    const fifty = asked()
    await checkList.choosePageSize(50)
    expect((await fifty).postDataJSON()).toMatchObject({ current: 1, size: 50 })
    const again = asked()
    await page.reload()
    expect((await again).postDataJSON()).toMatchObject({ current: 1, size: 50 })
  })

  test('[TAB-03, TAB-04] orders open side by side, each in its own tab @en', async ({
    checkList,
    page,
    shell,
    words,
  }) => {
    const [first = '', second = ''] = await checkList.numbers()
    await checkList.open(first)
    await expect(shell.tab(first)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/checkedResult\?.*id=/)
    await shell.tab(words.checkOrders).click()
    await checkList.open(second)
    await expect(shell.tab(second)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.tab(first)).toBeVisible()
  })
})

test.describe('the columns of the list', () => {
  test.use({ person: 'auditor' })

  test('[TBL-02, TBL-06] are chosen, kept for the person in every browser, and the same in the other language @tablet', async ({
    browser,
    checkList,
    language,
    page,
    server,
    sessionOf,
    words,
  }) => {
    const leadChecker = checkList.headers.filter({ hasText: words.leadChecker })
    const asked = page.waitForRequest(/customlist\/queryByCode\?code=AQ_safetyQuality_checkList$/)
    await page.goto('/safetyQuality/checkList')
    await checkList.expectShown()
    await asked
    await expect(leadChecker).toBeVisible()

    await test.step('Cancel changes nothing', async () => {
      await checkList.chooseColumn(words.leadChecker, false, 'cancel')
      await expect(leadChecker).toBeVisible()
    })
    await test.step('Confirm hides the column, also after a reload', async () => {
      const sent = page.waitForRequest(/customlist\/save$/)
      await checkList.chooseColumn(words.leadChecker, false, 'confirm')
      const { id: _known, ...setting } = (await sent).postDataJSON()
      expect(setting).toEqual({
        code: 'AQ_safetyQuality_checkList',
        value: expect.stringContaining(words.number),
      })
      expect(setting.value.split(',')).not.toContain(words.leadChecker)
      await expect(leadChecker).toBeHidden()
      await page.reload()
      await checkList.expectShown()
      await expect(leadChecker).toBeHidden()
      await expect(checkList.headers.filter({ hasText: words.number })).toBeVisible()
    })
    await test.step('In another browser and the other language it is hidden too, and for nobody else', async () => {
      const other = language === 'zh' ? 'en' : 'zh'
      for (const [person, count] of [
        ['auditor', 0],
        ['inspector', 1],
      ] as const) {
        const context = await browser.newContext({
          baseURL: server.origin,
          locale: other === 'zh' ? 'zh-CN' : 'en-US',
          storageState: await sessionOf(person, language),
        })
        const elsewhere = await context.newPage()
        const list = new CheckListPage(elsewhere, WORDS[other])
        const setting = elsewhere.waitForResponse(/customlist\/queryByCode/)
        await elsewhere.goto('/safetyQuality/checkList')
        await list.expectShown()
        await setting
        await expect(list.headers.filter({ hasText: WORDS[other].number })).toBeVisible()
        await expect(list.headers.filter({ hasText: WORDS[other].leadChecker })).toHaveCount(count)
        await context.close()
      }
    })
    await test.step('And it comes back', async () => {
      await checkList.chooseColumn(words.leadChecker, true, 'confirm')
      await expect(leadChecker).toBeVisible()
    })
  })
})
