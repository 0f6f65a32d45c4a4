import { decodeEmployeeHeader } from '@apron/contract/wire/formats/employee-header'
import { expect, test } from '../../harness/fixtures/portal-test.ts'
import { PEOPLE } from '../../harness/people.ts'

const { inspector } = PEOPLE

// A switch replaces the token, so this person has a login of their own and shares no session with other tests.
test('[AIR-01, AIR-02, AIR-03, AIR-04, AIR-05, AIR-07, BAR-06, TBL-05] a person works at another site after a switch @en-tablet @gate', async ({
  checkList,
  context,
  language,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value
  /** Sites of the page's calls; the shell itself stays at the session's site. */
  const sites: string[] = []
  const calls: string[] = []
  page.on('request', request => {
    const employee = request.headers()['employee']
    const site = employee === undefined ? '' : (decodeEmployeeHeader(employee)?.airportThreeCode ?? '')
    const { pathname } = new URL(request.url())
    if (pathname.includes('/checkOrder/')) sites.push(site)
    calls.push(`${site} ${pathname}`)
  })

  await test.step('Given I work at the main base', async () => {
    await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    await expect(shell.site).toContainText('CAN')
  })
  const before = { numbers: await checkList.numbers(), token: await tokenOf() }
  expect(new Set(sites)).toEqual(new Set(['CAN']))

  await test.step('When I choose another of my sites', async () => {
    const sitesResponse = page.waitForResponse(/airport\/employee-airport-page$/)
    await shell.site.click()
    await expect(page.getByRole('menuitem')).toHaveCount(3)
    const list = await sitesResponse
    expect(list.request().postDataJSON()).toEqual({ page: 1, limit: 200 })
    const body: { data: { records: { id: string; threeCode: string }[] } } = await list.json()
    const airportId = body.data.records.find(site => site.threeCode === 'SZX')?.id
    expect(airportId).toBeDefined()
    calls.length = 0
    await page.route('**/employee/loginEmployeeInfo', async route => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { code: 1999, msg: '人员数据正在维护', data: null, success: false },
      })
    })
    const switchRequest = page.waitForRequest(/employee\/switchAirport$/)
    await page.getByRole('menuitem').filter({ hasText: 'SZX' }).click()
    expect((await switchRequest).postDataJSON()).toEqual({ airportId })
  })

  await test.step('Then I am asked whether to reload, and stay here if I decline', async () => {
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(question).toContainText(words.siteSwitched)
    // Failed reads are reported without blocking the question.
    await expect(page.getByRole('alert').filter({ hasText: '人员数据正在维护' })).toBeVisible()
    await page.unrouteAll()
    expect(calls.some(call => /^SZX .*\/employee\/loginEmployeeInfo$/.test(call))).toBe(true)
    expect(await tokenOf()).not.toBe(before.token)
    await question.getByRole('button', { name: words.notNow }).click()
    await expect(shell.site).toContainText('SZX')
  })

  await test.step('And the open page stays at its site, and says so', async () => {
    await expect(shell.siteNotice('CAN')).toBeVisible()
    sites.length = 0
    await checkList.search()
    await expect.poll(() => sites.length).toBeGreaterThan(0)
    expect(await checkList.numbers()).toEqual(before.numbers)
    expect(new Set(sites)).toEqual(new Set(['CAN']))
  })

  await test.step('And pages opened from it use that site too, pages opened elsewhere the new one', async () => {
    const [number = ''] = before.numbers
    sites.length = 0
    await checkList.open(number)
    await expect(shell.tab(number)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.siteNotice('CAN')).toBeVisible()
    await expect(shell.pane.getByRole('heading', { name: number })).toBeVisible()
    expect(new Set(sites)).toEqual(new Set(['CAN']))
    await shell.visit('/amm/library')
    await expect(shell.tab(words.ammLibrary)).toHaveAttribute('aria-selected', 'true')
    await expect(shell.siteNotice('CAN')).toHaveCount(0)
    await shell.tab(words.checkOrders).click()
    await expect(shell.siteNotice('CAN')).toBeVisible()
  })

  await test.step('Until I reopen it at the new one', async () => {
    sites.length = 0
    await shell.reopenTabAtSite('SZX')
    await expect.poll(() => checkList.numbers()).not.toEqual(before.numbers)
    expect(new Set(sites)).toEqual(new Set(['SZX']))
    await expect(shell.siteNotice('CAN')).toHaveCount(0)
  })

  await test.step('When I switch again and accept, then the page is reloaded', async () => {
    await shell.site.click()
    await page.getByRole('menuitem').filter({ hasText: 'CAN' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: words.reload, exact: true }).click()
    await loaded
    await shell.expectLoggedIn(inspector[language])
    await expect(shell.site).toContainText('CAN')
    await expect.poll(() => checkList.numbers()).toEqual(before.numbers)
  })
})

test('[AIR-05] two tabs at two sites: each writes to its own site, also after a reload', async ({
  checkedResult,
  checkList,
  loginPage,
  page,
  server,
  shell,
  words,
}) => {
  /** The only open check of the other site, not yet filled in. */
  const [CAN_ITEM, SZX_ITEM] = [9, 1]
  /** Sites of the write calls, with the results. */
  const writes: { site: string; code: number }[] = []
  page.on('response', async response => {
    const request = response.request()
    if (!/checkOrder\/(?:start|saveResult)$/.test(request.url())) return
    const employee = decodeEmployeeHeader(request.headers()['employee'] ?? '')
    const { code }: { code: number } = await response.json()
    writes.push({ site: employee?.airportThreeCode ?? '', code })
  })
  let ofCan = ''
  let ofSzx = ''

  await test.step('Given an order of the main base is open, and I switch to another site', async () => {
    await loginPage.open('/login?redirect=%2FsafetyQuality%2FcheckList')
    await loginPage.logIn(inspector.username, server.password)
    await checkList.expectShown()
    ofCan = await checkList.numberWithStatus(words.inProgress)
    await checkList.open(ofCan)
    await expect(shell.tab(ofCan)).toHaveAttribute('aria-selected', 'true')
    await checkedResult.fillItem(CAN_ITEM, words.conforming, 'typed at the main base')
    await shell.switchSite('SZX')
  })

  await test.step('When I open an order of that site as well and write there', async () => {
    await shell.tab(words.checkOrders).click()
    await expect(shell.siteNotice('CAN')).toBeVisible()
    await shell.reopenTabAtSite('SZX')
    await expect.poll(() => checkList.numbers()).not.toContain(ofCan)
    await checkList.expectShown()
    ofSzx = await checkList.numberWithStatus(words.issued)
    await checkList.open(ofSzx)
    await expect(shell.tab(ofSzx)).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: words.startCheck, exact: true }).click()
    await expect(checkedResult.results(SZX_ITEM)).toBeEnabled()
    await checkedResult.fillItem(SZX_ITEM, words.conforming, 'written at the other site')
    await checkedResult.saveResults()
  })

  await test.step('And write the text typed in the first tab', async () => {
    await shell.tab(ofCan).click()
    await expect(shell.siteNotice('CAN')).toBeVisible()
    await expect(checkedResult.remark(CAN_ITEM)).toHaveValue('typed at the main base')
    const before = writes.length
    await checkedResult.saveResults()
    await expect.poll(() => writes.length).toBeGreaterThan(before)
  })

  await test.step('Then each write went to the site of its tab', async () => {
    expect(writes).toEqual([
      { site: 'SZX', code: 200 },
      { site: 'SZX', code: 200 },
      { site: 'CAN', code: 200 },
    ])
  })

  await test.step('And the tabs are at their sites after a reload', async () => {
    await page.reload()
    await expect(shell.siteNotice('CAN')).toBeVisible()
    await expect(checkedResult.remark(CAN_ITEM)).toHaveValue('typed at the main base')
    await shell.tab(ofSzx).click()
    await expect(checkedResult.remark(SZX_ITEM)).toHaveValue('written at the other site')
    await expect(shell.siteNotice('CAN')).toHaveCount(0)
  })
})
